-- no transaction
-- Only what was handed over counts: completed orders that are not counted yet, and counted ones that are not completed.
create index concurrently if not exists shop_order_completed_to_count on shop_order (order_number)
  where sales_counted = (status <> 'COMPLETED');
drop index concurrently if exists shop_order_to_count;
