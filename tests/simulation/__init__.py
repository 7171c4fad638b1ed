"""Simulates the bot deterministically: one process, one event loop, and a seed that decides everything.

The bot's own code and ``discord.py`` run on an event loop whose clock is simulated (``loop.py``). The cut is where
``discord.py`` would open a connection (``network.py``); behind it is the loopback's model of Discord. SQLite is real.
Clocks, randomness, threads and pictures are replaced in one place (``surroundings.py``). People press what their
screens offer (``people.py``), faults hit the bot (``faults.py``), and invariants are checked after every event or at
rest (``invariants.py``). A seed that fails is a test: ``python -m tests.simulation SEED`` repeats it, and with
``--shrink`` with the fewest faults.

Half of the tables play the Swiss ruleset with four people; the others play any ruleset with four, six or eight, some of
them computer players. People leave their seats and come back, ask the others to remove someone, and are forgotten. One
table in five is in a place without the bot (``without_bot.py``). Eight people can play a tournament, too
(``tournaments.py``).

*Refusals that no bot could avoid.* Discord may refuse a request only for one of these reasons:

- 10062, unknown interaction: after a fault, the first answer took longer than Discord waits.
- 40060, already acknowledged: the answer was carried out before, though no answer said so, or another process made it.
- 10008, unknown message: a person deleted it, or the bot did so within the last three seconds, or this process was
  never notified of it. The same holds for a message that has the nonce of a deleted one, and for a press on one.
  Each token may also delete once what is gone: that costs no counted request, and a press and the painter may both mean
  to delete a screen, each with a token of its own, and one of the tokens may have ended.
- 10015, unknown webhook: the token of a press that was never answered, because the process died before it could.
- 50027, invalid webhook token: the token ended while the request was under way, or the machine's clock is wrong.
- 50007, closed direct messages: Discord does not say so beforehand. The bot finds out once, and again after a restart.
- 10003, 50001, 50013: the channel or the permission has just gone, or is still gone.
- 10007, 50278: a person has left the server, which a bot notices only if it asks Discord, or writes to the person.
- 40094, no more follow-ups: a process learns it from this refusal, once for each token.
- 50013 for a token, in a place without the bot: the person may not let apps post for everyone.
- 429 on a token whose limit no answer has mentioned: several tokens share the limit of a channel, and several requests
  may be under way. Once an answer says that a token's limit is used up, the bot must wait.
- 429 on a counted request, if Discord has just carried out the same request without an answer that says so.

*A second notification* for the same turn is allowed if a person deleted the first, or if an earlier process sent one
with a token, and it arrived when the later process had started: it has no nonce, so a search may come too early. For
the same reason, a message that is delivered twice with a token stays, and is not counted.

And it is allowed for a person who left their seat meanwhile, and came back.

*Computer players* pause while no person sits at the table.

*Deleted messages.* The bot shows a board or a ping that a person deleted again at the next move, not before.

*Replacements.* SQLite always knows the result of a save. So unknown saves are raised by the code that calls its engine,
as PostgreSQL's engine raises them; such a save may happen at once, later, or never. A full disk refuses every statement
that writes.

*Several processes.* An engine in memory that passes PostgreSQL's contract tests (``tests/storage``) would be honest
about what these tests pin down, conflicts, leases, notices and unknown saves, and so about how shards change hands. It
would not be honest about PostgreSQL itself: its isolation, its connections, and its locks between two statements of
concurrent transactions. So it could test here how shards change hands, but the kills on a real server
(``tests.wire --processes``) would still have to test the database.

*Unused libraries.* looptime only skips waiting: ready callbacks run in asyncio's order, and while a thread works, as
aiosqlite's always does, real time passes in steps, so no two runs are alike (its README, "Slow executors"). Hypothesis'
stateful tests run one rule after another and support no coroutines (HypothesisWorks/hypothesis, issue 4107), and the
races are between two awaits: only the simulated people could be written with it.
"""
