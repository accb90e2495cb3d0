-- console.search (findOrders, findEnterprises): any part of the texts by which operators find an
-- order or an enterprise. A server without the extension reads all rows.
do $$ begin
  create extension if not exists pg_trgm;
  create index work_orders_order_part on work_orders_order using gin
    (lower(title) gin_trgm_ops, order_no gin_trgm_ops, lower(author_name) gin_trgm_ops, lower(enterprise_name) gin_trgm_ops);
  create index enterprise_application_part on enterprise_application using gin
    (lower(enterprise_name) gin_trgm_ops, credit_code gin_trgm_ops);
exception when undefined_file or undefined_object or feature_not_supported or insufficient_privilege then
  raise notice 'without pg_trgm, the search of operators reads all orders and applications: %', sqlerrm;
end $$;

-- console.getDesk: the work that an operator has taken.
create index work_orders_order_assignee on work_orders_order (assignee_id, waiting_since, order_id)
  where state <= 4 and waiting_since is not null;
