-- A table's journal, from its first line to its last. A closed table's id may be used anew, so that
-- a journal has a number of its own.
create table journal (
    id bigint primary key,
    table_id varchar(64) not null,
    -- live, archived or damaged
    state varchar(8) not null,
    -- what is wrong with a damaged one
    problem text
);

create index journal_state on journal (state);

-- The lines, numbered from 1. The checksum is the CRC-32C of the number, a space and the line; the
-- time is in milliseconds since 1970 and for people alone, so that no clock decides anything.
create table entry (
    journal bigint not null references journal (id),
    number bigint not null,
    checksum bigint not null,
    written bigint not null,
    line text not null,
    primary key (journal, number)
);
