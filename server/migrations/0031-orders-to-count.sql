-- no transaction
-- Orders that are not counted yet, and counted ones that were cancelled since.
create index concurrently if not exists shop_order_to_count on shop_order (order_number)
  where sales_counted = (status = 'CANCELLED');
