-- What operators do about accounts; each act raises the version that the next one has to name.
alter table identity_account
  add column version integer not null default 1,
  -- While an operator keeps it locked; that it may not log in is said by `enabled`.
  add column lock_reason text,
  add column locked_at timestamptz,
  add column locked_by bigint references identity_account (account_id) on delete set null,
  add constraint identity_account_lock check ((locked_at is null) = (lock_reason is null));

-- What points at an operator when that goes.
create index identity_account_locked_by on identity_account (locked_by) where locked_by is not null;
-- identity.queryAccounts: newest or oldest first; by the end of a phone; those of a state; those that may not log in.
create index identity_account_newest on identity_account (created_at desc, account_id desc);
create index identity_account_phone_end on identity_account ((right(phone, 4)));
create index identity_account_auth_status on identity_account (auth_status, created_at desc, account_id desc);
create index identity_account_off on identity_account (created_at desc, account_id desc) where not enabled;
-- identity.queryAccounts and identity.querySalesAccounts: all but ordinary users, who are nearly all.
create index identity_account_roles on identity_account using gin (user_roles);
-- identity.queryAccounts: whose sub-account has the phone.
create index identity_sub_account_phone on identity_sub_account (phone);

-- identity.queryAccounts: any part of a user name or an enterprise's name. A server without the extension reads all names.
do $$ begin
  create extension if not exists pg_trgm;
  create index identity_account_name_part on identity_account
    using gin (user_name_key gin_trgm_ops, lower(enterprise_name) gin_trgm_ops);
exception when undefined_file or undefined_object or feature_not_supported or insufficient_privilege then
  raise notice 'without pg_trgm, looking for accounts reads all names: %', sqlerrm;
end $$;

-- console.queryAuditLog: what was done to one thing, by its id or by its name.
create index console_audit_log_object on console_audit_log (object_id, at desc, entry_id desc);
create index console_audit_log_object_name on console_audit_log (object_name, at desc, entry_id desc);
