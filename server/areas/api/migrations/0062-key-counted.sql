-- Whether a charge counted against the limit of its key: only then a refund gives it back.
alter table trial_ledger add column key_counted boolean not null default false;
