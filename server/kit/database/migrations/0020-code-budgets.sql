-- Verification codes sent within ten minutes: by network, and in the whole portal where the network is empty. For a day.
create table identity_sent_codes (
  -- HMAC of the network under a key that is not in the database.
  network_mac bytea not null,
  -- When the ten minutes began.
  began_at timestamptz not null,
  sent integer not null,
  primary key (network_mac, began_at)
);
create index identity_sent_codes_age on identity_sent_codes (began_at);

-- Wrong guesses by network, under the first half of its HMAC; `tries` counts all.
alter table identity_verify_code add column network_tries jsonb not null default '{}';
