-- One-time codes of operators (RFC 6238).
create table identity_second_factor (
  account_id bigint primary key references identity_account (account_id) on delete cascade,
  -- The key of the codes, sealed under a key that is not in the database.
  sealed_key bytea not null,
  begun_at timestamptz not null default now(),
  -- Null until the owner has confirmed the key with a code.
  enabled_at timestamptz,
  -- The last step of 30 seconds whose code was accepted: no code is accepted twice.
  last_step bigint not null default 0
);
-- The removal of keys that nobody has confirmed.
create index identity_second_factor_begun on identity_second_factor (begun_at) where enabled_at is null;

-- Codes for an owner without the device. Each is removed when it is used.
create table identity_recovery_code (
  account_id bigint not null references identity_second_factor (account_id) on delete cascade,
  -- HMAC of account and code under a key that is not in the database.
  code_mac bytea not null,
  primary key (account_id, code_mac)
);
