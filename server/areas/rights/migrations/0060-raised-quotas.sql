-- Pictures in jobs a day are a limit of a tier as the others are; the content says the values.
alter table rights_tier add column job_pictures_a_day integer not null default 0 check (job_pictures_a_day >= 0);
update rights_tier set job_pictures_a_day =
  case tier when 'loggedIn' then 20 when 'inReview' then 1000 when 'certified' then 1000 else 0 end;

-- What operators allow an account beyond its tier. The greater of tier and raise holds.
create table rights_raise (
  raise_id bigint generated always as identity primary key,
  account_id bigint not null references identity_account on delete cascade,
  -- Null: all abilities, each by itself.
  ability_no integer,
  -- As it was called then; empty: all.
  ability_name text not null default '',
  -- Null: as the tier.
  trials_a_day integer check (trials_a_day > 0),
  trials_a_month integer check (trials_a_month > 0),
  trials_in_all integer check (trials_in_all > 0),
  calls_a_second integer check (calls_a_second > 0),
  job_pictures_a_day integer check (job_pictures_a_day > 0),
  -- Null: without an end.
  until timestamptz,
  reason text not null,
  made_at timestamptz not null default now(),
  made_by text not null,
  -- Set when an operator ends it.
  ended_at timestamptz,
  ended_by text not null default '',
  end_reason text not null default '',
  revision integer not null default 1,
  check (num_nonnulls(trials_a_day, trials_a_month, trials_in_all, calls_a_second, job_pictures_a_day) > 0),
  -- Calls a second and pictures in jobs are counted for all abilities together.
  check (ability_no is null or (calls_a_second is null and job_pictures_a_day is null))
);
create index rights_raise_account on rights_raise (account_id) where ended_at is null;
create index rights_raise_made on rights_raise (made_at desc, raise_id desc);
