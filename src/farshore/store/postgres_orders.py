"""The statements of the PostgreSQL store.

A save of a table is one statement: the row is changed only if token, version and lease still hold, and everything else
is written only if it was. So the check and the write cannot come apart, and one round trip is enough.
"""

from __future__ import annotations

from msgspec.structs import astuple

from farshore.store.protocol import Change

LIVING = "select 1 from servers s where s.until > clock_timestamp() and s.id"
TABLE = (
    "select id, game, status, visibility, opened, changed, data, "
    'array(select person from people where table_id = id order by person collate "C") from tables'
)
COMMENT = "select number, row, person, seat, text, at from comments"
RATING = "select game, player, name, mean, uncertainty, tables from ratings"
CHAT = "select number, person, name, text, at from chats"
CLAIM = f"""
update tables t set owner = $2, token = token + 1
where id = $1 and exists ({LIVING} = $2) and (owner in ('', $2) or not exists ({LIVING} = t.owner))
returning id, game, status, visibility, opened, changed, data,
  array(select person from people where table_id = id order by person collate "C"), token, version
"""
RELEASE = "update tables set owner = '' where id = $1 and owner = $2 and $3::bigint in (0, token) returning id"
OWNER = (
    "select t.owner, s.address from tables t left join servers s on s.id = t.owner and s.until > clock_timestamp() "
    "where t.id = $1"
)
MINE = f"""
with mine as (
  update tables set status = $3, visibility = $4, changed = $5, data = $6, version = version + 1
  where id = $1 and token = $7 and version = $8 and owner = $2 and exists ({LIVING} = $2)
  returning id),
"""
NEW = f"""
with mine as (
  insert into tables (id, owner, status, visibility, changed, data, token, version, game, opened)
  select $1, $2, $3, $4, $5, $6, $7::bigint + 1, $8::bigint + 1, $25, $26 where exists ({LIVING} = $2)
  returning id),
"""
ROWS = """
rows as (
  insert into journal select id, r.* from mine,
    unnest($9::integer[], $10::integer[], $11::text[], $12::double precision[]) r),
said as (
  insert into chats select id, $13::integer, $14::text, $15::text, $16::text, $17::double precision
  from mine where $13::integer is not null),
noted as (
  insert into comments select id, $18::integer, $19::integer, $20::text, $21::integer, $22::text, $23::double precision
  from mine where $18::integer is not null),
gone as (delete from people p using mine where p.table_id = mine.id and p.person <> all($24::text[])),
came as (insert into people select person, mine.id from mine, unnest($24::text[]) person on conflict do nothing)
select count(*) from mine
"""
DOCUMENT = "select kind, id, owner, data, at from documents where"
OWN_DOCUMENT = "documents where kind = $1 and id = $2 and owner = $3"
LOCKED_DOCUMENT = f"select kind, id, owner, data, at from {OWN_DOCUMENT} for update"
WRITTEN = (
    "insert into documents values ($1, $2, $3, $4, $5) on conflict (kind, id, owner) do update set "
    "data = excluded.data, at = excluded.at"
)
PAPERS_MOVE = (  # those that the other has already stay where they are
    "update documents p set owner = $1 where owner = $2 "
    "and not exists (select 1 from documents o where o.kind = p.kind and o.id = p.id and o.owner = $1)"
)
RATED = (
    "insert into ratings values ($1, $2, $3, $4, $5, $6) on conflict (game, player) do update set "
    "name = excluded.name, mean = excluded.mean, uncertainty = excluded.uncertainty, tables = excluded.tables"
)
NAMED = "insert into names values ($1, $2) on conflict (person) do update set name = excluded.name"
PREFERRED = "insert into preferences values ($1, $2) on conflict (person) do update set data = excluded.data"
DEVICE = (
    "insert into devices values ($1, $2, $3) on conflict (secret) do update set "
    "person = excluded.person, kind = excluded.kind"
)
FORGET = (
    "delete from names where person = $1",
    "delete from preferences where person = $1",
    "delete from devices where person = $1",
    "delete from ratings where player = $1",
    "update chats set person = '', name = '', text = '' where person = $1",
    "delete from comments where person = $1",
    "delete from people where person = $1",
    "delete from documents where owner = $1",
)


def order_of(change: Change) -> str:
    return f"{MINE if change.fence.token else NEW}{ROWS}"


def values_of(change: Change, server: str) -> tuple[object, ...]:
    """For the order of a change of a table."""
    row, chat, comment, entries, fence = change.table, change.chat, change.comment, change.entries, change.fence
    assert row is not None
    return (
        *(row.id, server, row.status, row.visibility, row.changed, row.data, fence.token, fence.version),
        *([e.number for e in entries], [e.seat for e in entries], [e.text for e in entries], [e.at for e in entries]),
        *(astuple(chat) if chat else (None,) * 5),
        *(astuple(comment) if comment else (None,) * 6),
        list(row.people),
        *(() if fence.token else (row.game, row.opened)),
    )
