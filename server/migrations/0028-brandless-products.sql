-- Loose goods and much of a retailer's own have no brand.
alter table product alter column brand drop not null;
