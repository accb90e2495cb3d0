-- Every act of an operator, written in the transaction of the act.
create table console_audit_log (
  entry_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The operator's account, and its name as it was.
  actor_id bigint not null,
  actor_name text not null,
  -- contract/console/audit-acts.ts
  act text not null,
  object_kind text not null,
  object_id text not null,
  object_name text not null,
  -- The main account that it concerns.
  account_id bigint,
  detail jsonb not null default '{}',
  address text not null
);
-- console.queryAuditLog: newest first, by actor, by act, by account.
create index console_audit_log_newest on console_audit_log (at desc, entry_id desc);
create index console_audit_log_actor on console_audit_log (actor_id, at desc, entry_id desc);
create index console_audit_log_act on console_audit_log (act, at desc, entry_id desc);
create index console_audit_log_account on console_audit_log (account_id, at desc, entry_id desc);

-- What is written stays as it was.
create function console_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger console_audit_log_fixed before update or delete on console_audit_log
  for each statement execute function console_refuse_change();

-- Answers of calls that must not count twice, by whose they are and their Idempotency-Key.
create table http_kept_answer (
  owner_id bigint not null,
  call text not null,
  idempotency_key text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, call, idempotency_key)
);
-- Their removal.
create index http_kept_answer_age on http_kept_answer (created_at);
