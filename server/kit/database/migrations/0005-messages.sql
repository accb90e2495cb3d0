create table messages_message (
  message_push_id bigint generated always as identity primary key,
  -- Of a main account or a sub-account: their ids never coincide.
  owner_id bigint not null,
  -- contract/messages/kinds.ts
  kind smallint not null check (kind between 1 and 8),
  priority smallint not null check (priority between 0 and 2),
  title text not null,
  -- Plain text.
  content text not null,
  -- A path of ours, which no browser reads as an address of others.
  link text check (link ~ '^/([^/\\[:cntrl:][:space:]][^\\[:cntrl:][:space:]]*)?$'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  deleted_at timestamptz
);
-- messages.list: all of an owner, newest first.
create index messages_message_owner on messages_message (owner_id, created_at desc, message_push_id desc)
  where deleted_at is null;
-- messages.list: those that the owner has not read.
create index messages_message_unread on messages_message (owner_id, created_at desc, message_push_id desc)
  where deleted_at is null and read_at is null;

-- How many messages an owner has, so that neither badge nor pager counts them.
create table messages_owner (
  owner_id bigint primary key,
  total integer not null,
  unread integer not null check (unread between 0 and total)
);

create function messages_count_new() returns trigger language plpgsql as $$
begin
  -- In the order of the owners: two statements must not wait for each other.
  insert into messages_owner as o (owner_id, total, unread)
    select owner_id, count(*), count(*) filter (where read_at is null)
    from after where deleted_at is null group by owner_id order by owner_id
    on conflict (owner_id) do update set total = o.total + excluded.total, unread = o.unread + excluded.unread;
  return null;
end $$;

create function messages_count_changed() returns trigger language plpgsql as $$
begin
  perform from messages_owner where owner_id in (select owner_id from before) order by owner_id for no key update;
  update messages_owner o set total = o.total + change.total, unread = o.unread + change.unread
    from (
      select owner_id, sum(messages) as total, coalesce(sum(messages) filter (where read_at is null), 0) as unread
      from (
        select owner_id, read_at, -1 as messages from before where deleted_at is null
        union all select owner_id, read_at, 1 from after where deleted_at is null
      ) both_sides
      group by owner_id
    ) change
    where o.owner_id = change.owner_id;
  return null;
end $$;

create function messages_count_gone() returns trigger language plpgsql as $$
begin
  perform from messages_owner where owner_id in (select owner_id from before) order by owner_id for no key update;
  update messages_owner o set total = o.total - gone.total, unread = o.unread - gone.unread
    from (
      select owner_id, count(*) as total, count(*) filter (where read_at is null) as unread
      from before where deleted_at is null group by owner_id
    ) gone
    where o.owner_id = gone.owner_id;
  return null;
end $$;

-- Counts are kept in the transaction that changes messages, whoever changes them.
create trigger messages_inserted after insert on messages_message
  referencing new table as after for each statement execute function messages_count_new();
create trigger messages_updated after update on messages_message
  referencing old table as before new table as after for each statement execute function messages_count_changed();
create trigger messages_deleted after delete on messages_message
  referencing old table as before for each statement execute function messages_count_gone();
