-- The removal of messages that were deleted, once they can be brought back no more.
create index messages_message_gone on messages_message (deleted_at) where deleted_at is not null;

-- What operators send to many accounts: carried out in steps, by whichever node is free.
create table messages_sending (
  sending_id bigint generated always as identity primary key,
  kind smallint not null check (kind between 1 and 8),
  priority smallint not null check (priority between 0 and 2),
  title text not null,
  content text not null,
  link text check (link ~ '^/([^/\\[:cntrl:][:space:]][^\\[:cntrl:][:space:]]*)?$'),
  -- To whom: contract/messages/audience.ts, the named ones as ids.
  audience jsonb not null,
  -- contract/messages/sending-states.ts
  state smallint not null default 1 check (state between 1 and 3),
  -- Accounts that were meant when it was composed, and those that have it.
  expected integer not null,
  sent integer not null default 0,
  -- Accounts up to this one have it, or are not meant; those that come after it began are not.
  last_account_id bigint not null default 0,
  starts_at timestamptz not null default now(),
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  created_by bigint references identity_account (account_id) on delete set null,
  created_by_name text not null
);
-- Looked at every second: what is still to be sent.
create index messages_sending_due on messages_sending (starts_at) where state = 1;
-- What points at an account when that goes.
create index messages_sending_created_by on messages_sending (created_by);

alter table site_announcement
  -- contract/site/announcements.ts
  add column status smallint not null default 2 check (status in (1, 2, 10)),
  -- Brought by the default content, which leaves an announcement alone once an operator has changed it.
  add column from_content boolean not null default false,
  -- Shown before others that hold at the same time; the one pinned last before others.
  add column pinned_at timestamptz,
  -- How often it was put before those again who had read it.
  add column round integer not null default 0,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by_name text,
  -- A draft may begin when it is published.
  alter column starts_at drop not null,
  add constraint site_announcement_begins check (status <> 2 or starts_at is not null);
update site_announcement set from_content = true;
