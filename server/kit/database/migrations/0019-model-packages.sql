-- Model packages of operators; their bytes are in the storage, in pieces.
create table trial_package (
  package_id bigint generated always as identity primary key,
  ability_no integer not null,
  file_name text not null,
  -- Of the manifest, once it was read.
  name text,
  model_version text,
  state text not null default 'uploading'
    check (state in ('uploading', 'checking', 'refused', 'checked', 'active', 'superseded')),
  version integer not null default 1,
  bytes integer not null check (bytes > 0),
  -- Of the whole, in lower-case hex.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  report jsonb,
  uploaded_by bigint not null,
  uploaded_by_name text not null,
  uploaded_at timestamptz not null default now(),
  -- When a node last took it up to check it.
  checking_since timestamptz,
  -- How often that ended without a verdict.
  tries integer not null default 0,
  -- The last time.
  activated_at timestamptz
);
-- At most one answers for an ability; trial.run and trial.getPanel ask for it.
create unique index trial_package_active on trial_package (ability_no) where state = 'active';
-- models.listPackages.
create index trial_package_ability on trial_package (ability_no, package_id desc);
-- Checking, and the removal of uploads that were given up.
create index trial_package_unfinished on trial_package (uploaded_at) where state in ('uploading', 'checking');

create table trial_package_piece (
  package_id bigint not null references trial_package on delete cascade,
  piece_no integer not null check (piece_no >= 0),
  file_id text not null unique check (file_id ~ '^[A-Za-z0-9_-]{22}$'),
  -- Its row is there before its bytes are.
  stored boolean not null default false,
  primary key (package_id, piece_no)
);
-- Bytes go with their package, whoever removes it.
create trigger trial_package_piece_removed after delete on trial_package_piece
  referencing old table as gone for each statement execute function files_note_leftover();
