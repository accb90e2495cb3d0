create sequence work_orders_order_id;
create table work_orders_order (
  order_id bigint primary key default nextval('work_orders_order_id'),
  -- As people tell it each other: the day in Shanghai and the running number.
  order_no text not null unique,
  -- Whose it is: a main account or a sub-account, whose ids never coincide; and the main account.
  owner_id bigint not null,
  account_id bigint not null,
  -- Of the author, as they were then. A group that is empty is none.
  author_name text not null,
  group_name text not null,
  enterprise_name text,
  kind smallint not null check (kind between 1 and 12),
  title text not null check (char_length(title) between 1 and 60),
  description text not null,
  severity smallint not null check (severity between 1 and 4),
  ability_no integer,
  ability_name text,
  request_id text not null,
  device text not null,
  firmware text not null,
  contact_name text not null,
  contact_phone text not null,
  file_ids text[] not null check (cardinality(file_ids) <= 5),
  -- contract/work-orders/states.ts
  state smallint not null default 1 check (state between 1 and 8),
  version integer not null default 1,
  assignee_id bigint,
  assignee_name text,
  created_at timestamptz not null default now(),
  -- What the customer sees of the last act.
  updated_at timestamptz not null default now(),
  last_act text not null default 'create',
  last_by text not null default 'customer' check (last_by in ('customer', 'operator', 'system')),
  -- Since when the customer waits for a word.
  waiting_since timestamptz default now(),
  urged_at timestamptz,
  -- Urged since the last word.
  urged boolean not null default false,
  -- When it closes by itself, and whether the customer was told before.
  closes_at timestamptz,
  warned boolean not null default false,
  ended_at timestamptz,
  rating smallint check (rating between 1 and 5),
  rating_text text,
  check ((assignee_id is null) = (assignee_name is null)),
  check ((rating is null) = (rating_text is null)),
  check ((closes_at is not null) = (state in (3, 4))),
  check ((ended_at is not null) = (state > 4)),
  check (waiting_since is null or state <= 4)
);
-- workOrders.query: what an enterprise or somebody has opened, newest first, in one state, counted by state.
create index work_orders_order_account on work_orders_order (account_id, order_id desc);
create index work_orders_order_account_state on work_orders_order (account_id, state, order_id desc);
create index work_orders_order_owner on work_orders_order (owner_id, order_id desc);
create index work_orders_order_owner_state on work_orders_order (owner_id, state, order_id desc);
-- workOrders.consoleQuery: what is open, who waits longest first; all in one state, newest first.
create index work_orders_order_waiting on work_orders_order (waiting_since, order_id) where state <= 4;
create index work_orders_order_state on work_orders_order (state, order_id desc);
-- What closes by itself.
create index work_orders_order_closing on work_orders_order (closes_at) where closes_at is not null;

-- What happened to an order, in its order.
create table work_orders_entry (
  entry_id bigint generated always as identity primary key,
  order_id bigint not null references work_orders_order (order_id),
  at timestamptz not null default now(),
  act text not null,
  actor_kind text not null check (actor_kind in ('customer', 'operator', 'system')),
  actor_id bigint,
  actor_name text,
  text text not null,
  file_ids text[] not null check (cardinality(file_ids) <= 5),
  -- For operators alone.
  internal boolean not null,
  check ((actor_id is null) = (actor_kind = 'system'))
);
-- workOrders.detail, workOrders.consoleDetail.
create index work_orders_entry_order on work_orders_entry (order_id, entry_id);

-- workOrders.consoleOperators.
create index identity_account_operators on identity_account (user_name) where user_roles && array[5, 6]::smallint[];
