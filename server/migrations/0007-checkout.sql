-- From a cart to exactly one order, and the money on the way.

-- A cart as it was when its payment began: lines, prices, address, slot, vouchers, wallet share. Orders are made of this.
create table checkout (
  id uuid primary key,
  cart_id uuid not null references cart,
  customer_id uuid references customer on delete set null,
  -- Known to the browser that began it alone: whoever brings the cookie may see its order.
  browser_hash bytea not null check (length(browser_hash) = 32),
  status text not null default 'OPEN' check (status in ('OPEN', 'ORDERED', 'FAILED')),
  -- Why no order came of it, as the address tells the shopper.
  failure text,
  attempt jsonb not null,
  total integer not null check (total >= 0),
  wallet_share integer not null default 0 check (wallet_share >= 0),
  created_at timestamptz not null default now(),
  -- Until then the payment page may be used; the slot is held a little longer.
  expires_at timestamptz not null
);
-- One attempt of a cart at a time.
create unique index checkout_open on checkout (cart_id) where status = 'OPEN';
create index checkout_waiting on checkout (expires_at) where status = 'OPEN';

-- CREATED → AUTHORIZED → CAPTURED or VOIDED; CREATED → DECLINED or EXPIRED; CAPTURED → REFUNDED.
create table payment (
  -- Also the idempotency key at the provider.
  id uuid primary key,
  checkout_id uuid not null references checkout,
  provider text not null,
  method_key text not null,
  brand_name text,
  -- To be authorised, cents.
  amount integer not null check (amount >= 0),
  currency text not null,
  status text not null default 'CREATED'
    check (status in ('CREATED', 'AUTHORIZED', 'CAPTURED', 'VOIDED', 'DECLINED', 'EXPIRED', 'REFUNDED')),
  -- The provider's name of it, once it has one.
  reference text,
  hosted_url text,
  captured integer not null default 0 check (captured >= 0 and captured <= amount),
  refunded integer not null default 0 check (refunded >= 0 and refunded <= captured),
  save_method boolean not null default false,
  set_primary boolean not null default false,
  saved_method_id uuid,
  -- A person has to look at it, and why.
  attention text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (provider, reference)
);
create unique index payment_of_checkout on payment (checkout_id);
-- Those somebody has to look after: nobody came back from them, or what they began was given up.
create index payment_open on payment (changed_at) where status = 'CREATED';

create function check_payment_life() returns trigger
language plpgsql as $$
begin
  if not (
    (old.status = 'CREATED' and new.status in ('AUTHORIZED', 'DECLINED', 'EXPIRED', 'VOIDED'))
    or (old.status = 'AUTHORIZED' and new.status in ('CAPTURED', 'VOIDED'))
    or (old.status = 'CAPTURED' and new.status = 'REFUNDED')
  ) then
    raise exception 'a payment that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'payment_life';
  end if;
  return new;
end
$$;
create trigger payment_life before update of status on payment
  for each row when (old.status is distinct from new.status) execute function check_payment_life();

-- A payment begins: the slot is kept until its page is closed, whatever the usual time. Answers nothing, or the code of
-- what is against it. Locks as everywhere, slot before hold.
create function extend_hold(cart uuid, until timestamptz) returns text
language plpgsql as $$
declare
  wanted text;
  held timestamptz;
  cut_off timestamptz;
begin
  select slot_id, held_until into wanted, held from slot_hold where cart_id = cart and not released;
  if not found then return '008'; end if;
  select cut_off_at into cut_off from slot where id = wanted;
  if cut_off <= clock_timestamp() then return '141'; end if;
  -- Most holds last long enough: then nobody has to wait for whoever else wants this slot.
  if held >= until then return null; end if;
  perform from slot where id = wanted for no key update;
  update slot_hold set held_until = greatest(held_until, until)
   where cart_id = cart and slot_id = wanted and not released and held_until > clock_timestamp();
  return case when not found then '141' end;
end
$$;

-- The payment came to nothing: the hold is as long as any other from now on, and never longer than its lifetime.
create function restore_hold(cart uuid, hold_minutes integer, most_minutes integer) returns void
language sql as $$
  update slot_hold set held_until = least(held_until, clock_timestamp() + make_interval(mins => hold_minutes),
                                          first_held_at + make_interval(mins => most_minutes))
   where cart_id = cart and not released
$$;

-- Messages of providers, each once.
create table payment_message (
  provider text not null,
  message_id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, message_id)
);

create sequence order_number start 40000017 increment 1;

create table shop_order (
  order_number bigint primary key default nextval('order_number'),
  -- Exactly one order of a cart and of a checkout, whoever asks first.
  cart_id uuid not null unique references cart,
  checkout_id uuid not null unique references checkout,
  customer_id uuid references customer on delete set null,
  parent_number bigint references shop_order,
  status text not null default 'PLACED'
    check (status in ('PLACED', 'PICKING', 'PICKED', 'OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION', 'COMPLETED', 'CANCELLED')),
  distribution_type text not null check (distribution_type in ('DELIVERY', 'CLICK_AND_COLLECT')),
  slot_id text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cut_off_at timestamptz not null,
  -- Its slot was gone when the money came: a person settles it, and no capacity is booked.
  slot_exception boolean not null default false,
  total integer not null,
  -- Lines, prices, addresses: what was bought, as it was bought. Personal data leaves with the customer.
  document jsonb not null,
  weight integer not null,
  placed_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  initiator text not null check (initiator in ('REDIRECT', 'UNKNOWN', 'WEBHOOK'))
);
create index shop_order_of_customer on shop_order (customer_id, placed_at desc) where customer_id is not null;

create function check_order_life() returns trigger
language plpgsql as $$
begin
  if not (
    (old.status = 'PLACED' and new.status in ('PICKING', 'CANCELLED'))
    or (old.status = 'PICKING' and new.status = 'PICKED')
    or (old.status = 'PICKED' and new.status =
      case old.distribution_type when 'DELIVERY' then 'OUT_FOR_DELIVERY' else 'READY_FOR_COLLECTION' end)
    or (old.status in ('OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION') and new.status = 'COMPLETED')
  ) then
    raise exception 'an order that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'order_life';
  end if;
  return new;
end
$$;
create trigger order_life before update of status on shop_order
  for each row when (old.status is distinct from new.status) execute function check_order_life();

-- What was bought, for `my products`.
create table purchase (
  customer_id uuid not null references customer on delete cascade,
  sku text not null,
  bought_at timestamptz not null,
  times integer not null default 1,
  primary key (customer_id, sku)
);

-- Gift cards: the balance is the sum of the movements, and never below zero.
create table gift_card (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the number; the number itself is on the card alone.
  number_hash bytea not null unique check (length(number_hash) = 32),
  last_four text not null,
  pin_hash text not null,
  balance integer not null default 0 check (balance >= 0),
  customer_id uuid references customer on delete set null,
  linked_at timestamptz
);
create index gift_card_of on gift_card (customer_id) where customer_id is not null;
create table gift_card_movement (
  id bigint generated always as identity primary key,
  gift_card_id uuid not null references gift_card,
  amount integer not null check (amount <> 0),
  reason text not null,
  checkout_id uuid references checkout,
  created_at timestamptz not null default now()
);
create index gift_card_movement_of on gift_card_movement (gift_card_id);
create function keep_gift_card_balance() returns trigger
language plpgsql as $$
begin
  update gift_card set balance = balance + new.amount where id = new.gift_card_id;
  return new;
end
$$;
create trigger gift_card_balance after insert on gift_card_movement
  for each row execute function keep_gift_card_balance();

-- Which card was meant by an Idempotency-Key; of number and PIN too little to find them by trying.
create table wallet_key (
  customer_id uuid not null references customer on delete cascade,
  key text not null,
  body_hash bytea not null check (length(body_hash) = 4),
  used_at timestamptz not null default now(),
  primary key (customer_id, key)
);

create table delivery_pass (
  customer_id uuid primary key references customer on delete cascade,
  plan_id text not null,
  start_date timestamptz not null,
  end_date timestamptz not null check (end_date > start_date),
  renews boolean not null default false,
  reminded_at timestamptz
);
create index delivery_pass_ending on delivery_pass (end_date) where reminded_at is null;

-- What a checkout has taken for itself until it is an order or fails: uses of codes and vouchers, money of gift cards.
-- Taken when the payment begins, so that nothing is missing once it is paid; given back once, when it fails.
create table checkout_claim (
  checkout_id uuid not null references checkout,
  kind text not null check (kind in ('code', 'voucher', 'giftCard')),
  reference text not null,
  -- Cents of a gift card.
  amount integer not null default 0 check (amount >= 0),
  customer_id uuid references customer on delete set null,
  -- Of a voucher that everybody may use once.
  once boolean not null default false,
  primary key (checkout_id, kind, reference)
);
-- By customer first: carts look up what theirs have used.
create unique index checkout_claim_once on checkout_claim (customer_id, reference) where kind = 'voucher' and once;

-- How often a voucher may be used by all together, and was.
create table voucher_count (
  voucher_id text primary key,
  uses integer not null default 0,
  -- Null: as often as anybody likes.
  most_uses integer,
  check (uses >= 0 and (most_uses is null or uses <= most_uses))
);

create table saved_payment_method (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  provider text not null,
  -- The provider's token.
  token text not null,
  method_key text not null,
  payment_brand text not null,
  name text not null,
  card_expiry_month integer check (card_expiry_month between 1 and 12),
  card_expiry_year integer,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  unique (customer_id, provider, token)
);
create unique index saved_payment_method_primary on saved_payment_method (customer_id) where is_primary;

create table withdrawal (
  reference uuid primary key default gen_random_uuid(),
  order_number text not null,
  name text not null,
  email text not null,
  text text not null default '',
  received_at timestamptz not null default now()
);
