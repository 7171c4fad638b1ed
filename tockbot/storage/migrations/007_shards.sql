-- Which process holds which shard of Discord's gateway. Whoever holds some counts "beat" up while alive; nobody's clock is
-- asked. An owner '' is nobody.
CREATE TABLE shards (
    shard BIGINT PRIMARY KEY,
    owner TEXT NOT NULL,
    beat BIGINT NOT NULL
) /*sqlite STRICT*/;

-- The processes that are alive, or were when they last counted up.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    beat BIGINT NOT NULL
) /*sqlite STRICT*/;

-- From which moment on, in milliseconds since 1970, the next process may identify at the gateway.
CREATE TABLE identifying (
    id BIGINT PRIMARY KEY,
    free_at BIGINT NOT NULL
) /*sqlite STRICT*/;
INSERT INTO identifying (id, free_at) VALUES (1, 0);
