-- What the next order of a customer may begin with.

alter table customer
  -- Addresses of their orders are saved in the address book.
  add column keeps_addresses boolean not null default true,
  -- When an address was last taken out of the address book, or changed into another one: orders from before it no
  -- longer say where this customer wants to have things, unless the book does.
  add column addresses_changed_at timestamptz;

-- When an order last went there.
alter table customer_address add column used_at timestamptz;
