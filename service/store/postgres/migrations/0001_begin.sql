-- The log. Positions are given out under a lock, so they are committed in their order.
CREATE SCHEMA log;
CREATE TABLE log.events (
    position BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    stream   TEXT COLLATE "C" NOT NULL,
    version  BIGINT NOT NULL,
    type     TEXT COLLATE "C" NOT NULL,
    body     TEXT COLLATE "C" NOT NULL,
    UNIQUE (stream, version)
);
CREATE INDEX undone ON log.events (stream, version) WHERE type = 'kronika.undone.v1';
CREATE TABLE log.heads (
    stream  TEXT COLLATE "C" PRIMARY KEY,
    version BIGINT NOT NULL,
    head    BYTEA NOT NULL,
    adopted TEXT NOT NULL,
    mac     BYTEA NOT NULL
);
CREATE TABLE log.facts (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE log.imports (stream TEXT COLLATE "C" PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE log.claims (
    stream    TEXT COLLATE "C" NOT NULL,
    seat      TEXT COLLATE "C" NOT NULL,
    key       TEXT COLLATE "C" NOT NULL,
    holder    TEXT COLLATE "C" NOT NULL,
    at        TEXT NOT NULL,
    signature TEXT NOT NULL,
    PRIMARY KEY (stream, seat)
);

-- The secrets, each encrypted. Chains are inserted and never changed.
CREATE SCHEMA secrets;
CREATE TABLE secrets.chains (
    stream   TEXT COLLATE "C" NOT NULL,
    epoch    BIGINT NOT NULL,
    audience TEXT COLLATE "C" NOT NULL,
    blob     BYTEA NOT NULL,
    PRIMARY KEY (stream, epoch, audience)
);
CREATE TABLE secrets.keys (public TEXT PRIMARY KEY, since TEXT NOT NULL, until TEXT NOT NULL, blob BYTEA NOT NULL);
CREATE UNIQUE INDEX one_in_use ON secrets.keys (until) WHERE until = '';
CREATE TABLE secrets.successions (older TEXT PRIMARY KEY, newer TEXT NOT NULL, signature TEXT NOT NULL);
CREATE TABLE secrets.facts (name TEXT COLLATE "C" PRIMARY KEY, value TEXT NOT NULL);

-- Who writes takes this first, and holds it till the end of the transaction. Nothing is stored in a log whose games
-- were moved away: they go on elsewhere.
CREATE FUNCTION log.lock(class INTEGER, lock INTEGER) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    place TEXT;
BEGIN
    PERFORM pg_advisory_xact_lock(class, lock);
    SELECT value INTO place FROM log.facts WHERE name = 'moved' AND value <> '';
    IF FOUND THEN
        RAISE EXCEPTION 'the games were moved to %', place USING ERRCODE = 'KR001';
    END IF;
END
$$;

-- A whole group of games in one statement: under the lock, events, marks and chains, and a word to who follows.
CREATE FUNCTION log.append(
    class INTEGER, lock INTEGER,
    streams TEXT[], versions BIGINT[], types TEXT[], bodies TEXT[],
    marked TEXT[], marked_versions BIGINT[], heads BYTEA[], adopted TEXT[], macs BYTEA[],
    of_streams TEXT[], epochs BIGINT[], audiences TEXT[], blobs BYTEA[]
) RETURNS BIGINT[] LANGUAGE plpgsql AS $$
DECLARE
    positions BIGINT[];
BEGIN
    PERFORM log.lock(class, lock);
    WITH inserted AS (
        INSERT INTO log.events (stream, version, type, body)
        SELECT given.stream, given.version, given.type, given.body
        FROM unnest(streams, versions, types, bodies) WITH ORDINALITY
            AS given (stream, version, type, body, place)
        ORDER BY place
        RETURNING position
    )
    SELECT array_agg(position ORDER BY position) INTO positions FROM inserted;
    INSERT INTO log.heads (stream, version, head, adopted, mac)
    SELECT * FROM unnest(marked, marked_versions, heads, adopted, macs)
    ON CONFLICT (stream) DO UPDATE
    SET version = excluded.version, head = excluded.head, adopted = excluded.adopted, mac = excluded.mac;
    INSERT INTO secrets.chains (stream, epoch, audience, blob)
    SELECT * FROM unnest(of_streams, epochs, audiences, blobs);
    PERFORM pg_notify('kronika_log', '');
    RETURN positions;
END
$$;

-- What players have turned on, and what is on its way to them.
CREATE SCHEMA notices;
CREATE TABLE notices.chosen (
    holder  TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    stop    BYTEA NOT NULL,
    blob    BYTEA NOT NULL,
    PRIMARY KEY (holder, channel)
);
CREATE INDEX stops ON notices.chosen (stop);
CREATE TABLE notices.told (
    holder  TEXT COLLATE "C" NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    game    TEXT COLLATE "C" NOT NULL,
    what    TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (holder, channel, game, what)
);
CREATE TABLE notices.outgoing (
    id       TEXT COLLATE "C" PRIMARY KEY,
    holder   TEXT COLLATE "C" NOT NULL,
    channel  TEXT COLLATE "C" NOT NULL,
    next_at  DOUBLE PRECISION NOT NULL,
    attempts BIGINT NOT NULL,
    sending  BIGINT NOT NULL,
    blob     BYTEA NOT NULL
);
CREATE INDEX next_ones ON notices.outgoing (next_at);
CREATE TABLE notices.mailed (
    at     DOUBLE PRECISION NOT NULL,
    holder TEXT COLLATE "C" NOT NULL,
    place  BYTEA NOT NULL,
    asking BIGINT NOT NULL
);
CREATE INDEX mailed_at ON notices.mailed (at);
CREATE TABLE notices.stopped (place BYTEA PRIMARY KEY, until DOUBLE PRECISION NOT NULL);

-- The read models: their tables are made, and made anew, by who folds them from the log.
CREATE SCHEMA models;
