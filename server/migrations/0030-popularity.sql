-- Popularity by purchases: orders are counted once, by sku alone, and older ones weigh less.

-- Sums of weights that grow with the time of the order, so nothing is rewritten as time goes by (see saleWeight.ts).
create table product_sales (
  sku text primary key references product,
  weight double precision not null,
  orders integer not null check (orders >= 0)
);

-- What recent orders add to the popularity that was imported.
alter table product add column sold integer not null default 0 check (sold >= 0);

alter table shop_order add column sales_counted boolean not null default false;
