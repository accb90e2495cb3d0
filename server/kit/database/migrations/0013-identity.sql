-- The picture of an account: one of its uploads, which belongs to `accounts/<id>`.
alter table identity_account add column avatar_file_id text;
alter table identity_sub_account add column avatar_file_id text;

-- Of the device from which a session was opened; ending a session from elsewhere makes its device a stranger.
alter table identity_session
  add column device_hash bytea,
  drop constraint identity_session_end_reason_check,
  add constraint identity_session_end_reason_check
    check (end_reason in ('logout', 'elsewhere', 'password', 'disabled', 'operator', 'owner'));

-- When an account or sub-account last took its data out.
create table identity_export (
  owner_id bigint primary key,
  exported_at timestamptz not null default now()
);

-- What each tier may do; null is without a limit. The default content fills it.
create table rights_tier (
  -- contract/rights/tiers.ts
  tier text primary key,
  -- Trials with pictures of the platform's own alone.
  samples_only boolean not null,
  -- Of one ability, in a calendar day, a calendar month, and ever.
  trials_a_day integer check (trials_a_day >= 0),
  trials_a_month integer check (trials_a_month >= 0),
  trials_in_all integer check (trials_in_all >= 0),
  calls_a_second integer check (calls_a_second >= 0),
  -- Distinct models, ever.
  model_downloads integer check (model_downloads >= 0)
);
