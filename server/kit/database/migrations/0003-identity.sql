-- One sequence for main and sub-accounts, so that an id of one never names another of the other.
create sequence identity_id start 100001;

create table identity_account (
  account_id bigint primary key default nextval('identity_id'),
  uuid uuid not null unique default gen_random_uuid(),
  user_name text not null,
  -- Lower case: upper and lower case are one name.
  user_name_key text not null unique,
  phone text not null unique,
  user_roles smallint[] not null check (cardinality(user_roles) > 0 and user_roles <@ array[1, 2, 3, 4, 5, 6]::smallint[]),
  account_role smallint not null check (account_role in (1, 2, 3, 4, 8, 9, 15)),
  auth_status smallint not null check (auth_status between 0 and 4),
  enterprise_name text,
  -- What sub-accounts put behind their login name.
  enterprise_no text unique check (enterprise_no ~ '^\d{8}$'),
  enabled boolean not null default true,
  salt text not null,
  -- PBKDF2 of the password, sealed under a key that is not in the database; null: none is set.
  sealed_inner bytea,
  sale_id bigint references identity_account (account_id) on delete set null,
  created_at timestamptz not null default now(),
  update_time timestamptz not null default now()
);

-- Customers of a sales account, those that came last first.
create index identity_account_sale on identity_account (sale_id, created_at desc, account_id desc);

create table identity_sub_account (
  sub_account_id bigint primary key default nextval('identity_id'),
  account_id bigint not null references identity_account (account_id) on delete cascade,
  uuid uuid not null unique default gen_random_uuid(),
  login_name text not null,
  login_name_key text not null,
  sub_account_name text not null,
  phone text not null,
  account_role smallint not null check (account_role in (5, 6, 7)),
  enabled boolean not null default true,
  valid_until timestamptz,
  salt text not null,
  -- Null until the first login has set the password.
  sealed_inner bytea,
  created_at timestamptz not null default now(),
  update_time timestamptz not null default now(),
  unique (account_id, login_name_key)
);

create table identity_session (
  session_id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references identity_account (account_id) on delete cascade,
  sub_account_id bigint references identity_sub_account (sub_account_id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'elsewhere', 'password', 'disabled', 'operator')),
  -- The yun-user session beside it, which a main account leaves by a call of its own.
  yun_ended_at timestamptz,
  user_agent text not null,
  address text not null
);
-- Ends all living sessions of an account or a sub-account.
create index identity_session_account on identity_session (account_id) where ended_at is null;
create index identity_session_sub_account on identity_session (sub_account_id) where ended_at is null;
-- The removal of sessions that nobody can use any more.
create index identity_session_age on identity_session (created_at);

-- Challenges carry what they say in themselves; here stand those that are used up.
create table identity_used_challenge (
  code_hash bytea primary key,
  used_at timestamptz not null default now()
);
create index identity_used_challenge_age on identity_used_challenge (used_at);

-- Wrong passwords by whose they are: an account, a name that nobody has, an account on a device that it knows.
create table identity_login_attempt (
  subject text primary key,
  failures smallint not null,
  since timestamptz not null default now(),
  locked_until timestamptz
);
create index identity_login_attempt_age on identity_login_attempt (since);

-- Devices from which an account has logged in, so that a stranger's wrong passwords do not lock its owner out.
create table identity_device (
  device_hash bytea not null,
  -- Of a main account or a sub-account.
  owner_id bigint not null,
  seen_at timestamptz not null default now(),
  primary key (owner_id, device_hash)
);

create table identity_ticket (
  ticket_hash bytea primary key,
  session_id bigint not null references identity_session (session_id) on delete cascade,
  -- The session's token under a key made of the ticket itself.
  sealed_token bytea not null,
  created_at timestamptz not null default now()
);
create index identity_ticket_age on identity_ticket (created_at);

create table identity_verify_code (
  phone text primary key,
  -- HMAC of phone and code under a key that is not in the database.
  code_mac bytea not null,
  sent_at timestamptz not null default now(),
  tries smallint not null default 0,
  used_at timestamptz,
  -- A calendar day in Shanghai, and how many were sent on it.
  day date not null,
  sent_that_day smallint not null
);

-- Text messages that no provider has taken, sealed; a day long.
create table identity_outbox (
  outbox_id bigint generated always as identity primary key,
  phone text not null,
  sealed_text bytea not null,
  sent_at timestamptz not null default now()
);
create index identity_outbox_age on identity_outbox (sent_at);

-- By which a start knows that its PORTAL_SECRET is the one under which the passwords here are sealed.
create table identity_secret_check (
  one boolean primary key default true check (one),
  mac bytea not null
);
