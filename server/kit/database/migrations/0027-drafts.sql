-- What users have typed into forms and not sent.
create table drafts_draft (
  -- Of a main account or a sub-account: their ids never coincide.
  owner_id bigint not null,
  -- contract/drafts/kinds.ts
  kind text not null,
  -- The id of what the draft is about; empty if there is one draft of the kind.
  subject text not null,
  account_id bigint not null references identity_account (account_id) on delete cascade,
  sub_account_id bigint references identity_sub_account (sub_account_id) on delete cascade,
  -- The values of the form as JSON; null once the draft was removed.
  content text,
  -- Uploaded files that the draft names.
  file_ids text[] not null default '{}',
  version integer not null,
  saved_at timestamptz not null default now(),
  primary key (owner_id, kind, subject)
);
-- Removal of old drafts.
create index drafts_draft_saved on drafts_draft (saved_at);

-- Until then, a file that belongs to nothing is kept for a draft that names it.
alter table files_file add column kept_until timestamptz;
