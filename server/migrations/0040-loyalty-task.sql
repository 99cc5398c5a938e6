-- What an outside programme is still to be told: written with the change it belongs to, repeated until it is done.
create table loyalty_task (
  id bigint generated always as identity primary key,
  member_id text not null references loyalty_member on delete cascade,
  kind text not null check (kind in ('earn', 'takeBack', 'redeem', 'giveBack')),
  pool_id text not null,
  -- Negative where points go.
  value integer not null,
  -- The idempotency key of the booking; of what is given back, that of what was redeemed.
  cause text not null,
  order_number text,
  checkout_id uuid,
  voucher_id text,
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries integer not null default 0,
  done_at timestamptz,
  -- Why it is not repeated.
  refused text,
  unique (cause, kind)
);
create index loyalty_task_waiting on loyalty_task (next_try_at) where done_at is null and refused is null;
create index loyalty_task_of_order on loyalty_task (order_number) where order_number is not null;
create index loyalty_task_of_checkout on loyalty_task (checkout_id) where checkout_id is not null;
create index loyalty_task_of_member on loyalty_task (member_id);
create index loyalty_task_done on loyalty_task (created_at) where done_at is not null or refused is not null;
