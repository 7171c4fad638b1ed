"""Pictures of the game: the only part of the program that knows Pillow.

Law: a picture shows its scene and nothing else; a scene holds only what its viewer may know.

Theory of operation: :mod:`scene` says what is to be seen, :mod:`geometry` where it stands in the unit square. The
board without pawns is drawn once and cached (:mod:`background`), pawns and marks are small cached pictures
(:mod:`sprites`, :mod:`plates`, :mod:`card_face`), and a frame is a copy with those pasted on it (:mod:`board_frame`,
:mod:`hand_frame`), brought to the theme's one palette and packed (:mod:`png`). Nothing is loaded or drawn at import,
and every function may be called from any thread: what is cached is never drawn on again.
"""
