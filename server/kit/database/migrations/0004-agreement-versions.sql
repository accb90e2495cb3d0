-- Every text that anybody may have agreed to stays as it was.
create table agreements_version (
  key text not null,
  version text not null,
  -- The order in which versions came.
  number bigint generated always as identity,
  title text not null,
  content text not null,
  summary text not null,
  published_at timestamptz not null,
  -- Brought by the default content, which leaves an agreement alone once an operator has published a version of it.
  from_content boolean not null,
  published_by bigint references identity_account (account_id) on delete set null,
  primary key (key, version)
);

insert into agreements_version (key, version, title, content, summary, published_at, from_content)
  select key, version, title, content, '', update_time, true from agreements_agreement order by position;

alter table agreements_agreement rename column version to current_version;
alter table agreements_agreement
  drop column update_time,
  drop column content,
  -- An import may exchange the titles of two.
  drop constraint agreements_agreement_title_key,
  add constraint agreements_agreement_title_key unique (title) deferrable,
  add constraint agreements_agreement_current foreign key (key, current_version)
    references agreements_version (key, version) deferrable initially deferred;
alter table agreements_version add constraint agreements_version_key foreign key (key)
  references agreements_agreement (key) on delete cascade deferrable initially deferred;

-- A receipt: which account agreed to which text, when, and from where.
create table agreements_confirmation (
  account_id bigint not null references identity_account (account_id) on delete cascade,
  key text not null,
  version text not null,
  confirmed_at timestamptz not null default now(),
  address text not null,
  primary key (account_id, key, version),
  foreign key (key, version) references agreements_version (key, version)
);
-- The content import: whether anybody has agreed to a text.
create index agreements_confirmation_version on agreements_confirmation (key, version);

create table site_announcement (
  announcement_id text primary key,
  title text not null,
  content text not null,
  starts_at timestamptz not null,
  ends_at timestamptz
);
