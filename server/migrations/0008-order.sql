-- What becomes of an order once it is placed.

-- Secrets of the shop itself, made once: 244 random bits each.
create table shop_secret (
  name text primary key,
  secret bytea not null check (length(secret) >= 32)
);
-- Signs the links that open an order without an account.
insert into shop_secret (name, secret)
values ('orderLink', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- What a provider still has to be told, written in the transaction that decided it and told after its commit, again and
-- again until it was heard. Its id is the idempotency key.
create table payment_task (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  kind text not null check (kind in ('capture', 'void', 'refund')),
  -- Cents; of a void nothing.
  amount integer not null check (amount >= 0),
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries integer not null default 0,
  done_at timestamptz,
  -- The provider will not: a person looks at it.
  refused text
);
create index payment_task_waiting on payment_task (next_try_at) where done_at is null and refused is null;
-- A payment is captured or let go of, and that once.
create unique index payment_task_once on payment_task (payment_id) where kind <> 'refund';
create index payment_task_of on payment_task (payment_id);

-- A hint to whoever tells providers; looking every minute is the truth.
create function tell_of_payment_task() returns trigger
language plpgsql as $$
begin
  perform pg_notify('payment_task', '');
  return null;
end
$$;
create trigger payment_task_told after insert on payment_task
  for each statement execute function tell_of_payment_task();

-- One series without gaps: a number is taken in the transaction that makes the order final.
create table invoice (
  number integer primary key,
  order_number bigint not null unique references shop_order,
  issued_at timestamptz not null default now()
);

create function issue_invoice(wanted bigint) returns void
language plpgsql as $$
begin
  lock table invoice in share row exclusive mode;
  insert into invoice (number, order_number) select coalesce(max(number), 0) + 1, wanted from invoice
  on conflict (order_number) do nothing;
end
$$;

create index shop_order_of_parent on shop_order (parent_number) where parent_number is not null;
create index shop_order_open on shop_order (starts_at) where status not in ('COMPLETED', 'CANCELLED');

-- BOOKED becomes free again: the order was cancelled. The stop of its van goes, too.
create function unbook_slot(wanted text, stop_lat float8 default null, stop_lng float8 default null) returns void
language plpgsql as $$
begin
  update slot set booked = booked - 1 where id = wanted and booked > demo_booked;
  if found and stop_lat is not null then
    delete from slot_stop where ctid = (
      select ctid from slot_stop
       where slot_id = wanted and lat = stop_lat and lng = stop_lng and not demo limit 1);
  end if;
end
$$;

-- Whoever leaves takes their name along: what was sold is kept, to whom is not.
alter table shop_order add column forget boolean not null default false;
alter table checkout add column forget boolean not null default false;

create function without_person(kept jsonb) returns jsonb
language sql immutable parallel safe as $$
  select case when kept is null then null else kept || jsonb_build_object(
    'distributionAddress', (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(kept -> 'distributionAddress')
       where key in ('distributionType', 'storeId', 'deliveryAreaNumber', 'pickingUnitIds', 'countryCode')),
    'billingAddress', (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(kept -> 'billingAddress')
       where key in ('category', 'countryCode'))) end
$$;

-- What is still on its way, or being paid for, needs its address until that is over.
create function forget_orders() returns trigger
language plpgsql as $$
begin
  delete from mail where lower(recipient) in (
    select lower(document #>> '{attempt,billingAddress,email}') from shop_order where customer_id = old.id);
  update cart set document = '{}', revision = revision + 1
   where status <> 'FINALIZED' and id in (select cart_id from checkout where customer_id = old.id);
  update shop_order set forget = true,
         document = case when status in ('COMPLETED', 'CANCELLED')
           then jsonb_set(document, '{attempt}', without_person(document -> 'attempt')) else document end
   where customer_id = old.id;
  update checkout set forget = true, attempt = case when status = 'OPEN' then attempt else without_person(attempt) end
   where customer_id = old.id;
  return old;
end
$$;
create trigger customer_leaves before delete on customer for each row execute function forget_orders();

create function forget_finished() returns trigger
language plpgsql as $$
begin
  new.document := jsonb_set(new.document, '{attempt}', without_person(new.document -> 'attempt'));
  return new;
end
$$;
create trigger order_forgotten before update of status on shop_order
  for each row when (new.forget and new.status in ('COMPLETED', 'CANCELLED')) execute function forget_finished();

-- Whoever left while they paid: the order knows where it goes, and nobody else any more.
create function forget_paid() returns trigger
language plpgsql as $$
begin
  new.attempt := without_person(new.attempt);
  update cart set document = '{}', revision = revision + 1 where id = new.cart_id;
  return new;
end
$$;
create trigger checkout_forgotten before update of status on checkout
  for each row when (new.forget and old.status = 'OPEN' and new.status <> 'OPEN') execute function forget_paid();

create function forget_later() returns trigger
language plpgsql as $$
begin
  new.forget := (select forget from checkout where id = new.checkout_id);
  return new;
end
$$;
create trigger order_to_forget before insert on shop_order for each row execute function forget_later();
