-- no transaction
-- Everything has an end: what a rule of retention deletes must not be held by what refers to it, and is found by an index.

-- Three days of tries are counted from here: from its writing, or from the moment somebody queued it again.
alter table mail add column if not exists queued_at timestamptz not null default now();

-- A cart is over once it was ordered; checkout and order keep its id as what makes them the only ones of it.
alter table checkout drop constraint if exists checkout_cart_id_fkey;
alter table shop_order drop constraint if exists shop_order_cart_id_fkey;
alter table cart drop constraint if exists cart_beside_fkey,
  add constraint cart_beside_fkey foreign key (beside) references cart on delete set null not valid;
alter table cart validate constraint cart_beside_fkey;

-- A checkout that came to nothing takes its payment along. What moved on a gift card stays.
alter table payment drop constraint if exists payment_checkout_id_fkey,
  add constraint payment_checkout_id_fkey foreign key (checkout_id) references checkout on delete cascade not valid;
alter table payment validate constraint payment_checkout_id_fkey;
alter table payment_task drop constraint if exists payment_task_payment_id_fkey,
  add constraint payment_task_payment_id_fkey foreign key (payment_id) references payment on delete cascade not valid;
alter table payment_task validate constraint payment_task_payment_id_fkey;
alter table checkout_claim drop constraint if exists checkout_claim_checkout_id_fkey,
  add constraint checkout_claim_checkout_id_fkey foreign key (checkout_id) references checkout on delete cascade not valid;
alter table checkout_claim validate constraint checkout_claim_checkout_id_fkey;
alter table gift_card_movement drop constraint if exists gift_card_movement_checkout_id_fkey,
  add constraint gift_card_movement_checkout_id_fkey foreign key (checkout_id) references checkout on delete set null not valid;
alter table gift_card_movement validate constraint gift_card_movement_checkout_id_fkey;
create index concurrently if not exists gift_card_movement_of_checkout on gift_card_movement (checkout_id)
  where checkout_id is not null;

-- By columns that no change of a cart touches, so that saving one still touches no index.
create index concurrently if not exists cart_idle on cart (created_at) where customer_id is null and status = 'OPEN';
create index concurrently if not exists cart_over on cart (created_at) where status in ('ABANDONED', 'ORDERED');
create index concurrently if not exists checkout_failed on checkout (created_at) where status = 'FAILED';
create index concurrently if not exists checkout_ordered on checkout (created_at)
  where status = 'ORDERED' and attempt <> '{}';
create index concurrently if not exists payment_page on payment (created_at) where hosted_url is not null;
create index concurrently if not exists payment_message_age on payment_message (received_at);
create index concurrently if not exists slot_hold_age on slot_hold (held_until);
create index concurrently if not exists used_proof_age on used_proof (expires_at);
create index concurrently if not exists withdrawal_age on withdrawal (received_at);
create index concurrently if not exists withdrawal_of on withdrawal (lower(email));
create index concurrently if not exists shop_order_named on shop_order (placed_at) where not forget;
create index concurrently if not exists shop_order_to_forget on shop_order (placed_at)
  where forget and status not in ('COMPLETED', 'CANCELLED');

-- Whoever leaves takes along what was written to the addresses of their orders, once it went out. Those may be somebody
-- else's: what waits for them is theirs, and is sent. (Semicolons begin their line, since one at its end ends a step.)
create or replace function forget_orders() returns trigger
language plpgsql as $$
begin
  delete from mail where sent_at is not null and lower(recipient) in (
    select lower(document #>> '{attempt,billingAddress,email}') from shop_order where customer_id = old.id)
  ; update cart set document = '{}', revision = revision + 1
   where status <> 'FINALIZED' and id in (select cart_id from checkout where customer_id = old.id)
  ; update shop_order set forget = true,
         document = case when status in ('COMPLETED', 'CANCELLED')
           then jsonb_set(document, '{attempt}', without_person(document -> 'attempt')) else document end
   where customer_id = old.id
  ; update checkout set forget = true, attempt = case when status = 'OPEN' then attempt else without_person(attempt) end
   where customer_id = old.id
  ; return old
  ; end
$$;
