-- Programs of an account that call the open API.
create table api_application (
  application_id uuid primary key default gen_random_uuid(),
  -- The main account.
  account_id bigint not null references identity_account on delete cascade,
  name text not null,
  note text not null default '',
  -- Keeps the pictures of its calls for a day, so that they can be looked at and sent again.
  keeps_inputs boolean not null default false,
  created_at timestamptz not null default now(),
  -- The sub-account that made it, and its name as it was then; null and empty: the main account.
  sub_account_id bigint,
  created_by text not null default '',
  revision integer not null default 1,
  unique (account_id, name)
);

create table api_key (
  key_id uuid primary key default gen_random_uuid(),
  application_id uuid not null references api_application on delete cascade,
  kind text not null check (kind in ('live', 'test')),
  -- SHA-256 of the whole key, which itself is stored nowhere.
  hash bytea not null unique,
  -- Its beginning and end, by which people recognise it.
  shown text not null,
  name text not null default '',
  uses text[] not null,
  -- Null: all abilities.
  ability_nos integer[],
  -- Empty: any network.
  networks cidr[] not null default '{}',
  -- Charged calls a day in Shanghai; null: no limit of its own.
  day_limit integer check (day_limit > 0),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  sub_account_id bigint,
  created_by text not null default '',
  -- Set when its owner, or an operator, stops it.
  revoked_at timestamptz,
  revoked_by text not null default '',
  -- Why an operator stopped it; empty if its owner did.
  block_reason text not null default '',
  -- The key that takes its place, and until when both are good.
  successor_id uuid references api_key on delete set null,
  good_until timestamptz,
  check ((successor_id is null) or good_until is not null)
);
create index api_key_application on api_key (application_id, created_at desc);

-- Charged calls of keys that have a day limit.
create table api_key_day (
  key_id uuid not null references api_key on delete cascade,
  day date not null,
  used integer not null check (used >= 0),
  primary key (key_id, day)
);
create index api_key_day_day on api_key_day (day);

-- The last use of a key from each network; written a little later than the call.
create table api_key_use (
  key_id uuid not null references api_key on delete cascade,
  network text not null,
  ability_no integer,
  used_at timestamptz not null,
  primary key (key_id, network)
);
create index api_key_use_at on api_key_use (used_at);

-- Answers of charged calls by idempotency key, and calls that still run.
create table api_kept_answer (
  application_id uuid not null references api_application on delete cascade,
  call text not null,
  idempotency_key text not null,
  request_hash text not null,
  request_id uuid not null,
  -- The ledger entry of the call while it runs.
  entry_id bigint,
  answer jsonb,
  started_at timestamptz not null default now(),
  primary key (application_id, call, idempotency_key)
);
create index api_kept_answer_started on api_kept_answer (started_at);

-- The use of the open API is counted as trials are, and named in the ledger.
alter table trial_ledger drop constraint trial_ledger_use_check;
alter table trial_ledger add constraint trial_ledger_use_check check (use in ('trial', 'api', 'modelDownload'));
alter table trial_ledger drop constraint trial_ledger_check;
alter table trial_ledger add constraint trial_ledger_check check ((day is not null) = (use <> 'modelDownload'));
alter table trial_ledger add column key_id uuid;
