-- Trials whose callers follow them by an id, because their results take long.
create table trial_ticket (
  ticket_id text primary key check (ticket_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- As in trial_count.
  owner text not null,
  -- The main account or sub-account that may ask; null: a visitor's, for whom the id is the only right.
  owner_id bigint,
  -- Its charge.
  entry_id bigint not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- How many trials before it wait or run, and in how many seconds its end is expected, as its node wrote it last.
  place integer not null check (place >= 0),
  expected_wait integer not null check (expected_wait >= 0),
  -- The answer of the trial.
  result jsonb,
  -- Why it failed, and after how many seconds it may be tried again.
  code text,
  retry_after integer,
  -- When its node last wrote that it goes on: one that stays silent is dead.
  written_at timestamptz not null default now(),
  -- When its owner last asked for it: one who stays silent has left.
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((ended_at is null) = (state in ('waiting', 'running'))),
  check ((result is not null) = (state = 'done')),
  check ((code is not null) = (state = 'failed'))
);
-- How many an owner has open.
create index trial_ticket_owner on trial_ticket (owner) where ended_at is null;
-- Whether a charge that still runs has a ticket; one charge has one.
create unique index trial_ticket_entry on trial_ticket (entry_id);
-- Failing what a dead node left.
create index trial_ticket_open on trial_ticket (written_at) where ended_at is null;
-- Removal of what has ended.
create index trial_ticket_ended on trial_ticket (ended_at);
