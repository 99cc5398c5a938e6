-- A membership may go into another account with its card: whoever has it now orders a card of their own, whatever became
-- of the one that was ordered before.
create or replace function check_physical_card_life() returns trigger
language plpgsql as $$
begin
  if not (
    (old.status = 'ordered' and new.status = 'sent')
    or (old.status = 'sent' and new.status in ('active', 'lost'))
    or (old.status = 'active' and new.status = 'lost')
    or (old.status = 'lost' and new.status = 'ordered')
    or (new.status = 'ordered' and new.customer_id <> old.customer_id)
  ) then
    raise exception 'a card that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'physical_card_life';
  end if;
  return new;
end
$$;
