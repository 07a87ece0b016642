-- Messages between players, and who has muted whom.
CREATE TABLE notices.messages (
    game   TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    change BIGINT NOT NULL,
    seat   TEXT COLLATE "C" NOT NULL,
    holder TEXT COLLATE "C" NOT NULL,
    at     DOUBLE PRECISION NOT NULL,
    blob   BYTEA NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE UNIQUE INDEX changes ON notices.messages (game, change);
CREATE TABLE notices.muted (
    game   TEXT COLLATE "C" NOT NULL,
    holder TEXT COLLATE "C" NOT NULL,
    other  TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, holder, other)
);
