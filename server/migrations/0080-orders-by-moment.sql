-- no transaction
-- What was ordered on a day, for the studio's first page: with a million orders it must not read all of them.
create index concurrently if not exists shop_order_placed on shop_order (placed_at);
