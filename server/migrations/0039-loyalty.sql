-- Points belong to a membership, not to an account: a card that is unlinked keeps them, and brings them along when it is
-- linked again.
create table loyalty_member (
  -- `loyality_member_id` of the customer.
  member_id text primary key check (length(member_id) between 1 and 64),
  customer_id uuid unique references customer on delete cascade,
  since timestamptz not null default now(),
  -- When it was last taken out of an account.
  unlinked_at timestamptz
);
create index loyalty_member_unlinked on loyalty_member (unlinked_at) where customer_id is null;

-- Whoever writes a membership into an account, this table follows: registration, a linked card, the demo.
create function follow_membership() returns trigger
language plpgsql as $$
begin
  update loyalty_member set customer_id = null, unlinked_at = now()
   where customer_id = new.id and member_id is distinct from new.loyality_member_id;
  if new.loyality_member_id is not null then
    insert into loyalty_member (member_id, customer_id) values (new.loyality_member_id, new.id)
    on conflict (member_id) do update set customer_id = excluded.customer_id, unlinked_at = null;
  end if;
  return null;
end
$$;
create trigger follow_membership after insert or update of loyality_member_id on customer
  for each row execute function follow_membership();

insert into loyalty_member (member_id, customer_id, since)
  select loyality_member_id, id, created_at from customer where loyality_member_id is not null;
-- Points without a membership: nobody should have any, but nothing is lost.
insert into loyalty_member (member_id, customer_id)
  select distinct 'account-' || customer_id, customer_id from loyalty_movement
   where not exists (select from loyalty_member where loyalty_member.customer_id = loyalty_movement.customer_id);

alter table loyalty_movement
  add column member_id text references loyalty_member on delete cascade,
  add column kind text not null default 'start'
    check (kind in ('start', 'earn', 'takeBack', 'redeem', 'giveBack', 'donate', 'transfer')),
  -- Why it was booked; the same cause is booked once, whoever comes how often.
  add column cause text,
  add column order_number text,
  add column checkout_id uuid,
  add column voucher_id text,
  add column promotion_ids text[] not null default '{}',
  -- What a refund should have taken back as well, but was spent before.
  add column missing integer not null default 0 check (missing >= 0);
update loyalty_movement set cause = 'start:' || id,
  member_id = (select member_id from loyalty_member where loyalty_member.customer_id = loyalty_movement.customer_id);
drop index loyalty_movement_of;
alter table loyalty_movement
  drop column customer_id, drop column tags, drop column reason,
  alter column member_id set not null, alter column cause set not null, alter column kind drop default,
  add constraint loyalty_movement_cause unique (cause);
create index loyalty_movement_of on loyalty_movement (member_id, id desc);
create index loyalty_movement_of_order on loyalty_movement (order_number) where order_number is not null;
create index loyalty_movement_of_checkout on loyalty_movement (checkout_id) where checkout_id is not null;

-- The sum of a member's movements in a pool. Nothing but the trigger below writes it.
create table loyalty_balance (
  member_id text not null references loyalty_member on delete cascade,
  pool_id text not null,
  value integer not null constraint loyalty_balance_not_negative check (value >= 0),
  primary key (member_id, pool_id)
);
insert into loyalty_balance (member_id, pool_id, value)
  select member_id, pool_id, greatest(sum(value), 0)::integer from loyalty_movement group by member_id, pool_id;

-- Every movement changes the balance in its own statement, under the row's lock: no concurrency gets it below zero.
create function book_loyalty_movement() returns trigger
language plpgsql as $$
begin
  insert into loyalty_balance as balance (member_id, pool_id, value) values (new.member_id, new.pool_id, 0)
    on conflict (member_id, pool_id) do nothing;
  update loyalty_balance set value = value + new.value where member_id = new.member_id and pool_id = new.pool_id;
  return null;
end
$$;
create trigger book_loyalty_movement after insert on loyalty_movement
  for each row execute function book_loyalty_movement();

create function keep_loyalty_movement() returns trigger
language plpgsql as $$
begin
  raise exception 'a movement of points is never changed: book another one';
end
$$;
create trigger keep_loyalty_movement before update on loyalty_movement
  for each row execute function keep_loyalty_movement();
