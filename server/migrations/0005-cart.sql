-- Carts: one row each, its lines as one compact document (server: cart/rules/document.ts), guarded by a revision.
-- Whoever saves names the revision that was read, so no change is ever lost and none needs a lock.
create table cart (
  -- Random, and the secret of a visitor's cart: whoever knows it may open it.
  id uuid primary key,
  -- Such a cart opens to this customer alone.
  customer_id text,
  mode text not null default 'REGULAR' check (mode in ('REGULAR', 'ADDON')),
  -- The order that is added to.
  order_number text,
  -- The regular cart that waits while something is added to an order.
  beside uuid references cart,
  status text not null default 'OPEN' check (status in ('OPEN', 'FINALIZED', 'ORDERED', 'ABANDONED')),
  -- Every change of the row raises it, also one of its owner or status.
  revision bigint not null default 1 check (revision > 0),
  document text not null check (length(document) between 2 and 200000),
  -- Deliberately without an index: a change of the document then touches no index at all (a HOT update).
  touched_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  check ((mode = 'ADDON') = (order_number is not null)),
  check (beside is null or mode = 'ADDON')
)
-- The document is always read and written with its row, never compressed elsewhere, and the next version of a row finds
-- room on the same page.
with (toast_tuple_target = 8160, fillfactor = 50);

-- Exactly one of each, whatever runs at once. Carts that were ordered or given up are history.
create unique index cart_of_customer on cart (customer_id)
  where mode = 'REGULAR' and status in ('OPEN', 'FINALIZED');
create unique index cart_of_order on cart (customer_id, order_number)
  where mode = 'ADDON' and status in ('OPEN', 'FINALIZED');
create index cart_beside on cart (beside) where beside is not null;

-- OPEN → FINALIZED → ORDERED, back to OPEN when a payment fails; given up only while it is open. No other move.
create function check_cart_life() returns trigger
language plpgsql as $$
begin
  if not (
    (old.status = 'OPEN' and new.status in ('FINALIZED', 'ABANDONED'))
    or (old.status = 'FINALIZED' and new.status in ('OPEN', 'ORDERED'))
  ) then
    raise exception 'a cart that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'cart_life';
  end if;
  return new;
end
$$;
create trigger cart_life before update of status on cart
  for each row when (old.status is distinct from new.status) execute function check_cart_life();

-- What a discount code is worth, and to whom. Codes are compared in capitals.
create table discount_code (
  code text primary key check (code ~ '^[A-Z0-9]{3,20}$'),
  name text not null,
  kind text not null check (kind in ('percent', 'amount', 'serviceFee')),
  -- Percent or cents; of a waived service fee nothing.
  value integer not null check (value >= 0 and (kind <> 'percent' or value <= 100)),
  minimum_order_value integer not null default 0 check (minimum_order_value >= 0),
  -- Null: however the goods are handed over.
  distribution_types text[],
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  active boolean not null default true,
  -- Null: as often as anybody likes. Orders count, carts do not.
  most_applications integer check (most_applications >= 0),
  applications integer not null default 0 check (applications >= 0),
  -- Of the tenant's demo: its days are counted anew at every start.
  demo boolean not null default false,
  check (valid_until > valid_from)
);
