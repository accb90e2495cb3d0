-- Jobs: recognition of many pictures, for programs and in the browser.
create table api_job (
  job_id uuid primary key,
  -- The main account.
  account_id bigint not null references identity_account on delete cascade,
  -- The sub-account that made it, and its name as it was then, or that of the application.
  sub_account_id bigint,
  created_by text not null default '',
  -- Null: made in the browser.
  application_id uuid references api_application on delete set null,
  key_id uuid,
  -- Of a test key: samples only, and not charged.
  is_free boolean not null default false,
  title text not null default '',
  -- The kind of host on which it was made, which decides the abilities.
  host text not null check (host in ('production', 'test')),
  ability_nos integer[] not null,
  threshold double precision,
  source text not null check (source in ('addresses', 'samples', 'pictures', 'archive')),
  state text not null check (state in ('uploading', 'unpacking', 'running', 'done', 'cancelled', 'refused')),
  -- Why the portal has refused or cancelled it.
  code text,
  -- Of an archive: its bytes, and their SHA-256 in lower-case hex.
  archive_bytes bigint,
  archive_sha256 text,
  -- Files of the archive that are no pictures.
  skipped integer not null default 0,
  pictures integer not null default 0,
  -- One item for each picture and ability.
  items integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  -- The day in Shanghai whose limit has counted its items.
  day date,
  -- Of the call that made it.
  idempotency_key text,
  request_hash text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  -- Its results and pictures are removed then.
  results_until timestamptz not null default now() + interval '1 day'
);
-- jobs.query, and how many an account has open.
create index api_job_account on api_job (account_id, created_at desc, job_id desc);
-- The next item of an account.
create index api_job_running on api_job (account_id, started_at, job_id) where state = 'running';
-- Removal of results, and of jobs.
create index api_job_results on api_job (results_until);
create unique index api_job_idempotency on api_job (application_id, idempotency_key) where idempotency_key is not null;

create table api_job_picture (
  job_id uuid not null references api_job on delete cascade,
  picture_no integer not null check (picture_no >= 1),
  -- The name of its file, or its address or sample.
  name text not null,
  -- Of the bytes of a file, in lower-case hex: what is sent again is the same picture.
  sha256 text,
  primary key (job_id, picture_no)
);
create unique index api_job_picture_name on api_job_picture (job_id, name) where sha256 is not null;

-- The bytes of pictures until they are answered.
create table api_job_bytes (
  file_id text primary key check (file_id ~ '^[A-Za-z0-9_-]{22}$'),
  job_id uuid not null,
  picture_no integer not null,
  unique (job_id, picture_no),
  foreign key (job_id, picture_no) references api_job_picture on delete cascade
);
create trigger api_job_bytes_removed after delete on api_job_bytes
  referencing old table as gone for each statement execute function files_note_leftover();

-- The pieces of an archive until it is unpacked.
create table api_job_piece (
  job_id uuid not null references api_job on delete cascade,
  piece_no integer not null check (piece_no >= 0),
  file_id text not null unique check (file_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Its row is there before its bytes are.
  stored boolean not null default false,
  primary key (job_id, piece_no)
);
create trigger api_job_piece_removed after delete on api_job_piece
  referencing old table as gone for each statement execute function files_note_leftover();

-- A picture to be recognised by one ability, and its answer.
create table api_job_item (
  job_id uuid not null,
  item_no integer not null check (item_no >= 1),
  picture_no integer not null,
  ability_no integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- The request that works on it. Only that one may write its answer.
  request_id uuid,
  -- Another node takes it over then.
  leased_until timestamptz,
  -- Attempts that the engine has failed.
  tries smallint not null default 0,
  code text,
  answer jsonb,
  -- How much was found, for the filters of the page.
  found integer not null default 0,
  ended_at timestamptz,
  primary key (job_id, item_no),
  foreign key (job_id, picture_no) references api_job_picture on delete cascade
);
-- The next item.
create index api_job_item_open on api_job_item (job_id, item_no) where state in ('waiting', 'running');
create index api_job_item_picture on api_job_item (job_id, picture_no);

-- What counts against the limit for pictures in jobs.
create table api_job_day (
  account_id bigint not null references identity_account on delete cascade,
  day date not null,
  used integer not null check (used >= 0),
  primary key (account_id, day)
);
create index api_job_day_day on api_job_day (day);

-- Each answered picture of a job is in the ledger.
alter table trial_ledger drop constraint trial_ledger_use_check;
alter table trial_ledger add constraint trial_ledger_use_check check (use in ('trial', 'api', 'job', 'modelDownload'));
