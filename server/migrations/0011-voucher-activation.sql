-- Personal vouchers that a member activated for the next purchase. Whether one was used is told by its claim.
create table voucher_activation (
  customer_id uuid not null references customer on delete cascade,
  voucher_id text not null,
  activated_at timestamptz not null default now(),
  primary key (customer_id, voucher_id)
);
