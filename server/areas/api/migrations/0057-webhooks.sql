-- Where the portal sends the events of jobs.
create table api_webhook (
  webhook_id uuid primary key default gen_random_uuid(),
  account_id bigint not null references identity_account on delete cascade,
  -- Null: the jobs of the whole account.
  application_id uuid references api_application on delete cascade,
  address text not null,
  -- Sealed. After a rotation both secrets sign until then.
  secret bytea not null,
  old_secret bytea,
  old_until timestamptz,
  enabled boolean not null default true,
  -- The receiver has answered that it is gone.
  gone_at timestamptz,
  created_by text not null default '',
  created_at timestamptz not null default now()
);
create index api_webhook_account on api_webhook (account_id, created_at, webhook_id);

create table api_delivery (
  -- The id of the message, which stays when it is sent again.
  delivery_id uuid primary key,
  webhook_id uuid not null references api_webhook on delete cascade,
  event text not null,
  job_id uuid not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries smallint not null default 0,
  next_at timestamptz default now(),
  created_at timestamptz not null default now()
);
-- webhooks.deliveries.
create index api_delivery_webhook on api_delivery (webhook_id, created_at desc, delivery_id desc);
create index api_delivery_created on api_delivery (created_at);

create table api_delivery_try (
  delivery_id uuid not null references api_delivery on delete cascade,
  try_no smallint not null,
  at timestamptz not null default now(),
  -- Null if no answer came.
  status smallint,
  -- Why it counts as failed; empty if it was delivered.
  fault text not null default '',
  milliseconds integer not null,
  -- The beginning of the answer.
  answer text not null default '',
  primary key (delivery_id, try_no)
);
