-- How far the certification of a main account is; without a row it has never begun. The state itself is
-- identity_account.auth_status, which is written in the same transactions, under the account's lock.
create table enterprise_certification (
  account_id bigint primary key references identity_account (account_id) on delete cascade,
  attempts_left smallint not null default 5 check (attempts_left between 0 and 5),
  -- Set while no attempt is left.
  frozen_until timestamptz,
  registered_at timestamptz,
  -- What the form holds so far, and how often it was saved.
  draft jsonb,
  draft_version integer not null default 0,
  draft_saved_at timestamptz
);
-- The thaw: whose time is over.
create index enterprise_certification_frozen on enterprise_certification (frozen_until) where frozen_until is not null;

create table enterprise_application (
  application_id bigint generated always as identity (start with 1001) primary key,
  account_id bigint not null references identity_account (account_id) on delete cascade,
  -- Names as they were when it was sent.
  account_name text not null,
  -- contract/enterprise/application.ts
  fields jsonb not null,
  enterprise_name text not null generated always as (fields ->> 'enterpriseName') stored,
  credit_code text not null generated always as (fields ->> 'creditCode') stored,
  subject_kind smallint not null generated always as ((fields ->> 'subjectKind')::smallint) stored,
  as_printed boolean not null generated always as ((fields ->> 'asPrinted')::boolean) stored,
  -- The phone that was given is the account's own.
  is_own_phone boolean not null,
  -- contract/enterprise/states.ts
  state smallint not null default 1 check (state between 1 and 4),
  submitted_at timestamptz not null default now(),
  -- Who looks at it, so that no two reviewers read the same one.
  taken_by bigint,
  taken_by_name text,
  decided_at timestamptz,
  decided_by bigint,
  decided_by_name text,
  -- [{field, reason}] of a rejection
  reasons jsonb not null default '[]',
  version integer not null default 1
);
-- One application in review for an account.
create unique index enterprise_application_waiting on enterprise_application (account_id) where state = 1;
-- One certified account for a credit code.
create unique index enterprise_application_certified on enterprise_application (credit_code) where state = 2;
-- enterprise.queryApplications: those of a state, by when they were sent.
create index enterprise_application_state on enterprise_application (state, submitted_at, application_id);
create index enterprise_application_sent on enterprise_application (submitted_at, application_id);
-- enterprise.getApplication and getCertificationStatus: the applications of an account, newest first.
create index enterprise_application_account on enterprise_application (account_id, application_id desc);

-- States from before there were applications: what is frozen thaws, what nobody can review begins anew.
insert into enterprise_certification (account_id, attempts_left, frozen_until)
  select account_id, 0, now() + interval '24 hours' from identity_account where auth_status = 3;
update identity_account set auth_status = 4, update_time = now() where auth_status = 2;
