-- An edit names the version that its author saw.
alter table api_key add column revision integer not null default 1;

-- What the last call of a key from a network was answered: an old key that is refused is in use, too.
alter table api_key_use add column code text not null default '200';

-- What an account was notified of on a day in Shanghai, so that it is told once.
create table api_notified (
  account_id bigint not null references identity_account on delete cascade,
  -- What it is about, such as a key and a share of its limit.
  subject text not null,
  day date not null,
  primary key (account_id, subject, day)
);
create index api_notified_day on api_notified (day);
