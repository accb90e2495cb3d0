-- Calls of programs, one partition for each day in Shanghai, so that old days are dropped as a whole. The id is a UUID of
-- version 7, and `at` is the time in it: a look-up by id reads one partition.
create table api_request (
  request_id uuid not null,
  at timestamptz not null,
  -- The main account.
  account_id bigint not null references identity_account on delete cascade,
  -- The application and the key outlive neither their names nor their requests.
  application_id uuid not null,
  application_name text not null,
  key_id uuid not null,
  kind text not null check (kind in ('live', 'test')),
  call text not null,
  ability_no integer,
  model text,
  version text,
  status smallint not null,
  code text not null,
  field text,
  charge text not null check (charge in ('none', 'charged', 'refunded')),
  -- Milliseconds until the picture was there, from then until the engine's result, and of all.
  picture_ms integer,
  engine_ms integer,
  total_ms integer not null,
  source text check (source in ('image', 'base64', 'url', 'sample')),
  picture_bytes integer,
  picture_sha256 text,
  width integer,
  height integer,
  -- How much was found.
  targets integer,
  texts integer,
  parameters jsonb not null default '{}',
  -- Without its last part, which names a machine.
  network text not null,
  agent text not null,
  idempotency_key text,
  -- The request whose answer was given again, the one that was replayed, and the job that made the call.
  repeats uuid,
  replays uuid,
  job_id text,
  primary key (request_id, at)
) partition by range (at);
-- api.queryRequests, of an account and of one of its applications.
create index api_request_account on api_request (account_id, at desc, request_id desc);
create index api_request_application on api_request (application_id, at desc, request_id desc);
-- Errors of an account by their cause.
create index api_request_errors on api_request (account_id, at desc) where code <> '200';

-- Makes the partitions of these days that are missing. Attaching a table holds up no call that writes to another day.
create function api_make_request_days(first_day date, last_day date) returns integer language plpgsql as $$
declare
  made integer := 0;
  this_day date := first_day;
  part text;
begin
  perform pg_advisory_xact_lock(hashtextextended('api_request days', 0));
  while this_day <= last_day loop
    part := 'api_request_' || to_char(this_day, 'YYYYMMDD');
    if to_regclass(part) is null then
      execute format('create table %I (like api_request including all)', part);
      execute format('alter table api_request attach partition %I for values from (%L) to (%L)', part,
        this_day::timestamp at time zone 'Asia/Shanghai', (this_day + 1)::timestamp at time zone 'Asia/Shanghai');
      made := made + 1;
    end if;
    this_day := this_day + 1;
  end loop;
  return made;
end $$;

-- Drops the partitions of days before this one.
create function api_drop_request_days(before_day date) returns integer language plpgsql as $$
declare
  dropped integer := 0;
  part text;
begin
  perform pg_advisory_xact_lock(hashtextextended('api_request days', 0));
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'api_request'::regclass and c.relname < 'api_request_' || to_char(before_day, 'YYYYMMDD')
  loop
    execute format('drop table %I', part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;

-- A request that a killed node did not write down is still in the ledger.
create index trial_ledger_request on trial_ledger (request_id) where use = 'api';
-- How fast an account uses its quotas.
create index trial_ledger_owner_at on trial_ledger (owner, at desc);
