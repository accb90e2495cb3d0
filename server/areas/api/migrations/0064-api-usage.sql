-- Calls of programs by hour, so that operators see months of them at once: written by the statement that writes the
-- requests, and kept longer than these.
create table api_usage_hour (
  hour timestamptz not null,
  account_id bigint not null references identity_account on delete cascade,
  -- 0: a call for no ability.
  ability_no integer not null,
  code text not null,
  calls integer not null,
  charged integer not null,
  primary key (hour, account_id, ability_no, code)
);
create index api_usage_hour_account on api_usage_hour (account_id, hour);

-- How long recognitions took, by hour: `bucket` n has those of at most 2^(n/4) milliseconds.
create table api_usage_time (
  hour timestamptz not null,
  ability_no integer not null,
  bucket smallint not null,
  calls integer not null,
  primary key (hour, ability_no, bucket)
);
