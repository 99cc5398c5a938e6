-- no transaction
-- The index has the words of 0090, which the one before has of new orders alone.
create index concurrently if not exists shop_order_by_words on shop_order using gin (order_words(order_number, document));
drop index concurrently if exists shop_order_words;
