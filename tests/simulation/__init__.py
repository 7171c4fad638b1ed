"""A deterministic simulation of the bot: one process, one event loop, and a seed that decides everything.

The bot's own code and ``discord.py`` run on an event loop whose clock is simulated (``loop.py``). The cut is where
``discord.py`` would open a connection (``network.py``); behind it is the loopback's model of Discord. SQLite is real.
Clocks, randomness, threads and pictures are replaced in one place (``surroundings.py``). People press what their
screens offer (``people.py``), faults befall the bot (``faults.py``), and invariants are checked after every event or at
rest (``invariants.py``). A seed that fails is a test: ``python -m tests.simulation SEED`` repeats it.

*Refusals that no bot could avoid.* Discord may refuse a request only for one of these reasons:

- 10062, unknown interaction: the first answer took longer than Discord waits, because the network, the disk or a
  restart took that long; or a process that died and one that started both heard of the press.
- 40060, already acknowledged: an answer that was carried out, though it seemed to fail, is repeated.
- 10008, unknown message: a person deleted it, a process repeats a deletion whose confirmation it never received, or two
  processes delete it at the same moment. So is a new message refused whose nonce is that of a deleted one: the first
  message always has the same nonce, so that it never appears twice.
- 10015, unknown webhook: the token of a press that was never answered, because the process died before it could.
- 50027, invalid webhook token: the token ended while the request was under way, or the machine's clock is wrong.
- 50007, closed direct messages: Discord does not say so beforehand. The bot finds out once, and again after a restart.
- 10003, 50001, 50013: the channel or the permission has just gone, or is still gone.
- 429 on a token: the limits of tokens are not documented, and one of them is shared by all tokens of a channel.

*What is not simulated.* A message that is sent by a token never arrives twice: it has no nonce, so no bot could
avoid it. There is one process of the bot. Several could follow if the shared database was an engine in memory that
passes the tests of PostgreSQL; with a real server, the order would not come from the seed.

*What is allowed after a death.* A process that dies after it sent a notification, and before it could save that, leads
to a second notification by another process.
"""
