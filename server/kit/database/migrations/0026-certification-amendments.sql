-- A passed application can be revoked.
alter table enterprise_application drop constraint enterprise_application_state_check;
alter table enterprise_application add constraint enterprise_application_state_check check (state between 1 and 5);

-- What operators did to a passed certification, which they corrected or revoked.
create table enterprise_amendment (
  amendment_id bigint generated always as identity primary key,
  application_id bigint not null references enterprise_application (application_id) on delete cascade,
  -- contract/enterprise/amendment.ts
  kind smallint not null check (kind in (1, 2)),
  reason text not null,
  -- [{field, before, after}] of a correction
  changes jsonb not null default '[]',
  made_at timestamptz not null default now(),
  made_by bigint not null,
  made_by_name text not null
);
-- enterprise.getApplication and getCertificationStatus: the amendments of an application, newest first.
create index enterprise_amendment_application on enterprise_amendment (application_id, amendment_id desc);

-- What our own engine reads in the picture of a licence. It goes with the file.
create table enterprise_licence_reading (
  file_id text primary key references files_file (file_id) on delete cascade,
  -- engines/version.ts; a reading of another version is made again.
  engine_version text not null,
  -- contract/enterprise/licence-reading.ts
  printed jsonb not null,
  read_at timestamptz not null default now()
);
