-- Codes that everybody may use once, and which of them go together.

alter table discount_code
  add column once_per_customer boolean not null default false,
  -- Goes together with any other code; two that do not say so exclude each other.
  add column combinable boolean not null default false;

-- Of whoever used a code that counts once: guests are known by their address alone, and customers order as guests, too.
alter table checkout_claim add column email_hash bytea check (length(email_hash) = 32);
create unique index checkout_claim_code_customer on checkout_claim (reference, customer_id) where kind = 'code' and once;
create unique index checkout_claim_code_email on checkout_claim (reference, email_hash) where kind = 'code' and once;

-- What each order added to a pass; `delivery_pass` is what they make together.
create table pass_purchase (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  -- Null: of a pass that is older than this table.
  checkout_id uuid unique references checkout on delete set null,
  plan_id text not null,
  bought_at timestamptz not null,
  -- Exactly: three months from 30 November are another number of days than from 28 February.
  lasts_ms bigint not null check (lasts_ms > 0)
);
create index pass_purchase_customer on pass_purchase (customer_id);

insert into pass_purchase (customer_id, plan_id, bought_at, lasts_ms)
select customer_id, plan_id, start_date, ceil(extract(epoch from end_date - start_date) * 1000)::bigint
  from delivery_pass;
