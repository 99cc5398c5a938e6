-- Staff can cancel an order at any time before it is completed, not only while it waits to be picked.
create or replace function check_order_life() returns trigger
language plpgsql as $$
begin
  if not (
    (old.status = 'PLACED' and new.status = 'PICKING')
    or (old.status = 'PICKING' and new.status = 'PICKED')
    or (old.status = 'PICKED' and new.status =
      case old.distribution_type when 'DELIVERY' then 'OUT_FOR_DELIVERY' else 'READY_FOR_COLLECTION' end)
    or (old.status in ('OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION') and new.status = 'COMPLETED')
    or (old.status not in ('COMPLETED', 'CANCELLED') and new.status = 'CANCELLED')
  ) then
    raise exception 'an order that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'order_life';
  end if;
  return new;
end
$$;

-- A payment is captured once and let go of once. Both may happen: an order that is cancelled after its capture was asked
-- for gives back whatever came of that.
drop index payment_task_once;
create unique index payment_task_once on payment_task (payment_id, kind) where kind <> 'refund';

-- Tasks of a payment are told in turn, and whoever waited for the order's lock comes after whoever had it.
alter table payment_task alter column created_at set default clock_timestamp();
