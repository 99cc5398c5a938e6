-- Where a product stands in a store, so that a picking list follows the walk through it. No page shows it, so it is no
-- part of the snapshot and raises no version.

create table store_place (
  sku text not null references product,
  store text not null references store,
  aisle text not null,
  shelf text,
  -- Along the walk; without one, aisles are walked by their names.
  position integer,
  primary key (sku, store)
);
