-- workOrders.consoleQuery: what is open, newest first; by the key alone a walk passes all that has ended since.
create index work_orders_order_open on work_orders_order (order_id desc) where state <= 4;
