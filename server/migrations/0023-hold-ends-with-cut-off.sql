-- A hold ends with the cut-off of its slot: kept any longer, it could not be ordered. Only a payment that began in time
-- keeps the place until its own end.
alter table slot_hold add column paying boolean not null default false;

update slot_hold set paying = true where cart_id in (select id from cart where status = 'FINALIZED');

-- One guard for every statement that sets the end of a hold.
create function end_hold_at_cut_off() returns trigger
language plpgsql as $$
begin
  if not new.paying then
    new.held_until := least(new.held_until, (select cut_off_at from slot where id = new.slot_id));
  end if;
  return new;
end
$$;
create trigger slot_hold_cut_off before insert or update of slot_id, held_until, paying on slot_hold
  for each row execute function end_hold_at_cut_off();

-- A cut-off that is brought forward by hand takes the holds along. The slot is locked by then, as everywhere before its
-- holds.
create function shorten_holds() returns trigger
language plpgsql as $$
begin
  update slot_hold set held_until = new.cut_off_at
   where slot_id = new.id and not paying and held_until > new.cut_off_at;
  return null;
end
$$;
create trigger slot_cut_off after update of cut_off_at on slot
  for each row when (new.cut_off_at < old.cut_off_at) execute function shorten_holds();

-- Those of before this rule.
update slot_hold set held_until = held_until where not paying;

-- As before, but a hold that lasts until the cut-off cannot be made longer: saving a cart then takes no lock.
create or replace function renew_hold(cart uuid, hold_minutes integer, most_minutes integer) returns json
language plpgsql as $$
declare
  holding interval := make_interval(mins => hold_minutes);
  lifetime interval := make_interval(mins => most_minutes);
  due text;
begin
  select hold.slot_id into due from slot_hold hold join slot on slot.id = hold.slot_id
   where cart_id = cart and held_until > clock_timestamp() and held_until < clock_timestamp() + holding / 2
     and held_until < first_held_at + lifetime and held_until < cut_off_at;
  if due is not null then
    -- Under the slot's lock and with a look at the clock: a hold that has just ended may be somebody else's already.
    perform from slot where id = due for no key update skip locked;
    if found then
      perform from slot_hold where cart_id = cart for update skip locked;
      if found then
        update slot_hold set held_until = least(clock_timestamp() + holding, first_held_at + lifetime)
         where cart_id = cart and slot_id = due and held_until > clock_timestamp();
      end if;
    end if;
  end if;
  return window_of(cart);
end
$$;

-- A payment begins: the slot is kept until its page is closed, past the cut-off if need be, for it was ordered in time.
-- A hold that has ended, by its time or by the cut-off, is refused. Locks as everywhere, slot before hold.
create or replace function extend_hold(cart uuid, until timestamptz) returns text
language plpgsql as $$
declare
  wanted text;
  held timestamptz;
begin
  select slot_id, held_until into wanted, held from slot_hold where cart_id = cart and not released;
  if not found then return '008'; end if;
  -- Most holds last long enough: then nobody has to wait for whoever else wants this slot.
  if held >= until then return null; end if;
  perform from slot where id = wanted for no key update;
  update slot_hold set held_until = greatest(held_until, until), paying = true
   where cart_id = cart and slot_id = wanted and not released and held_until > clock_timestamp();
  return case when not found then '141' end;
end
$$;

-- The payment came to nothing: the hold is as long as any other from now on, never longer than its lifetime, and over
-- where the cut-off has passed meanwhile.
create or replace function restore_hold(cart uuid, hold_minutes integer, most_minutes integer) returns void
language sql as $$
  update slot_hold set held_until = least(held_until, clock_timestamp() + make_interval(mins => hold_minutes),
                                          first_held_at + make_interval(mins => most_minutes)),
                       paying = false
   where cart_id = cart and not released
$$;
