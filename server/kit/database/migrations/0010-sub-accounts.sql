-- What a main account says of its sub-accounts, and grants them.
alter table identity_sub_account
  add column email text not null default '' check (char_length(email) <= 100),
  -- Empty: in none.
  add column group_name text not null default '' check (char_length(group_name) <= 20),
  add column note text not null default '' check (char_length(note) <= 50),
  -- contract/identity/sub-accounts/items.ts
  add column permission_items text[] not null default '{}' check (permission_items <@ array[
    'try', 'modelDownload', 'training', 'data', 'workOrderCreate', 'workOrderView', 'key', 'marketEnquiry',
    'organisationMessage']),
  add column created_by bigint references identity_account (account_id) on delete set null,
  add column last_login_at timestamptz,
  -- Counts what is changed about it, so that two who change at once notice each other.
  add column version integer not null default 1;

-- What points at an account when that goes.
create index identity_sub_account_created_by on identity_sub_account (created_by);
