-- What was used of an ability in the running day and month of Shanghai, and ever.
create table trial_count (
  -- A main account's id, or `n` and the keyed hash of a visitor's network.
  owner text not null,
  ability_no integer not null,
  -- As it was called when it was last used.
  ability_name text not null,
  day date not null,
  day_used integer not null check (day_used >= 0),
  -- Its first day.
  month date not null,
  month_used integer not null check (month_used >= 0),
  all_used integer not null check (all_used >= 0),
  used_at timestamptz not null default now(),
  primary key (owner, ability_no)
);

-- Removal of those of visitors.
create index trial_count_visitors on trial_count (used_at) where owner like 'n%';

-- Every use of a right: a trial, or the download of a model.
create table trial_ledger (
  entry_id bigint generated always as identity primary key,
  -- As in trial_count.
  owner text not null,
  at timestamptz not null default now(),
  use text not null check (use in ('trial', 'modelDownload')),
  -- In Shanghai, by which a trial was counted; `at` lies before it where that waited over midnight.
  day date,
  ability_no integer not null,
  ability_name text not null,
  -- Of a download: the chip whose model it was.
  chip_id integer,
  -- A sample or an own picture; of a download, the chip's name.
  subject text not null,
  state text not null check (state in ('running', 'charged', 'refunded', 'free')),
  -- Why it was given back.
  reason text not null default '',
  tier text not null,
  -- The sub-account that used it, and its name as it was then; null and empty: the main account.
  sub_account_id bigint,
  used_by text not null default '',
  request_id text,
  check ((day is not null) = (use = 'trial')),
  check ((chip_id is not null) = (use = 'modelDownload')),
  check ((reason <> '') = (state = 'refunded'))
);
-- trial.queryLedger, of all abilities and of one.
create index trial_ledger_owner on trial_ledger (owner, entry_id desc);
create index trial_ledger_owner_ability on trial_ledger (owner, ability_no, entry_id desc);
-- Removal of what is old, and of what visitors leave, much sooner.
create index trial_ledger_at on trial_ledger (at);
create index trial_ledger_visitors on trial_ledger (at) where owner like 'n%';
-- Giving back what a node left behind when it ended.
create index trial_ledger_running on trial_ledger (at) where state = 'running';
-- A model counts once for an account, however often it is downloaded.
create unique index trial_ledger_model on trial_ledger (owner, ability_no, chip_id)
  where use = 'modelDownload' and state = 'charged';

-- When an owner may make its next trial.
create table trial_pace (
  owner text primary key,
  free_at timestamptz not null
);

-- Pictures that somebody sent for trials; their bytes are in the storage, under their id.
create table trial_picture (
  file_id text primary key check (file_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Of a main account or a sub-account: their ids never coincide.
  owner_id bigint not null,
  account_id bigint not null,
  -- Of the bytes, in lower-case hex: what is sent again is the same picture.
  sha256 text not null,
  type text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
-- Finding what is sent again.
create index trial_picture_bytes on trial_picture (owner_id, sha256);
-- trial.queryPictures, and what an owner may still send.
create index trial_picture_owner on trial_picture (owner_id, created_at desc, file_id desc);
-- Removal of what has lived long enough.
create index trial_picture_expiry on trial_picture (expires_at);
-- Bytes go with their picture, whoever removes it.
create trigger trial_picture_removed after delete on trial_picture
  referencing old table as gone for each statement execute function files_note_leftover();

-- Who wants to be told when an ability gets an engine.
create table trial_wish (
  ability_no integer not null,
  -- Of a main account or a sub-account.
  owner_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (ability_no, owner_id)
);
