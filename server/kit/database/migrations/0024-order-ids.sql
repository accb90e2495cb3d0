-- The id of a work order is the microsecond of its creation, so that an address does not tell how many orders there are.
alter table work_orders_order
  alter column order_id set default (extract(epoch from clock_timestamp()) * 1000000)::bigint;
drop sequence work_orders_order_id;
