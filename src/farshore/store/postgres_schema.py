"""The layout of the database in PostgreSQL: a list of migrations that is only ever added to.

A server applies what is missing when it starts, in one transaction, one server at a time. A database that a newer
Farshore has migrated is left alone.
"""

from __future__ import annotations

import secrets
from typing import Any

from farshore.store.protocol import BrokenStore

LOCK = 0x666172  # of the migrations; any number will do
FIRST = """
create table house (name text primary key, value bytea not null);
create table tables (
  id text primary key, game text not null, status text not null, visibility text not null,
  opened double precision not null, changed double precision not null, data bytea not null,
  version bigint not null default 0, owner text not null default '', token bigint not null default 0);
create index tables_by_status on tables (status, changed);
create index tables_by_visibility on tables (status, visibility, changed);
create index tables_by_owner on tables (owner) where owner <> '';
create table people (person text not null, table_id text not null references tables, primary key (person, table_id));
create index people_by_table on people (table_id);
create table journal (
  table_id text not null references tables, number integer not null, seat integer not null, text text not null,
  at double precision not null, primary key (table_id, number));
create table chats (
  table_id text not null references tables, number integer not null, person text not null, name text not null,
  text text not null, at double precision not null, primary key (table_id, number));
create index chats_by_person on chats (person);
create table comments (
  table_id text not null references tables, number integer not null, row integer not null, person text not null,
  seat integer not null, text text not null, at double precision not null, primary key (table_id, number));
create index comments_by_person on comments (person);
create table names (person text primary key, name text not null);
create table preferences (person text primary key, data text not null);
create table devices (secret text primary key, person text not null, kind text not null);
create index devices_by_person on devices (person);
create table ratings (
  game text not null, player text not null, name text not null, mean double precision not null,
  uncertainty double precision not null, tables integer not null, primary key (game, player));
create index ratings_by_shown on ratings (game, (mean - 2 * uncertainty) desc);
create index ratings_by_player on ratings (player);
create table documents (
  kind text not null, id text not null, owner text not null, data bytea not null, at double precision not null,
  primary key (kind, id, owner));
create index documents_by_owner on documents (owner, at);
"""
SERVERS = """
create table servers (id text primary key, address text not null, until timestamptz not null);
"""
QUESTIONS = """
create unlogged table questions (
  id text primary key, server text not null, asked timestamptz not null default clock_timestamp(),
  until timestamptz not null, task bytea not null);
create index questions_by_time on questions (asked);
"""
HINTS = "alter table questions add column hint boolean not null default false"
ANSWERS = """
alter table questions drop column hint, add column turn smallint not null default 0, add column answer bytea;
"""
MIGRATIONS = (FIRST, SERVERS, QUESTIONS, HINTS, ANSWERS)


async def migrate(line: Any, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Bring the database of this connection up to date."""
    async with line.transaction():
        await line.execute("select pg_advisory_xact_lock($1)", LOCK)
        await line.execute("create table if not exists layout (number integer not null)")
        number = await line.fetchval("select number from layout") or 0
        if number > len(migrations):
            raise BrokenStore(f"the database was written by a newer Farshore (layout {number}); use that one")
        for order in migrations[number:]:
            await line.execute(order)
        await line.execute("delete from layout")
        await line.execute("insert into layout values ($1)", len(migrations))
        new_key = "insert into house values ('key', $1) on conflict do nothing"
        await line.execute(new_key, secrets.token_bytes(32))
