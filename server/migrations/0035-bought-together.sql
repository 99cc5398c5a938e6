-- What people bought together with a product, best first: worked out of completed orders, of pairs that several people
-- bought. It names no order and nobody; every run of its job replaces it.
create table bought_together (
  sku text primary key references product,
  skus text[] not null check (cardinality(skus) between 1 and 24)
);

-- It belongs to its product: whoever loads the product loads it.
create trigger bought_together_lock before insert or update or delete on bought_together
  for each statement execute function lock_catalogue();
create trigger bought_together_inserted after insert on bought_together referencing new table as touched
  for each statement execute function touch_products();
create trigger bought_together_updated after update on bought_together referencing new table as touched
  for each statement execute function touch_products();
create trigger bought_together_deleted after delete on bought_together referencing old table as touched
  for each statement execute function touch_products();
