-- When goods are brought or can be collected, and who has a place in it. The database's clock decides.

create table slot (
  -- Kind, place, local date and start: whoever makes slots from the same plan makes the same ones.
  id text primary key check (id ~ '^[a-z0-9-]{1,80}$'),
  kind text not null check (kind in ('DELIVERY', 'CLICK_AND_COLLECT')),
  -- The number of a delivery area, or the id of a store.
  place text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  cut_off_at timestamptz not null check (cut_off_at <= starts_at),
  capacity integer not null check (capacity >= 0),
  booked integer not null default 0 check (booked >= 0),
  -- How many of `booked` only make the demo look lived in.
  demo_booked integer not null default 0 check (demo_booked between 0 and booked),
  fee integer not null check (fee >= 0),
  -- The plan no longer has it; whoever holds or booked it keeps it.
  offered boolean not null default true,
  constraint slot_capacity check (booked <= capacity)
);
create index slot_place on slot (kind, place, starts_at);
create index slot_ended on slot (ends_at);

-- A cart's claim to a slot. It ends by its time stamp: nobody has to clear it away.
create table slot_hold (
  cart_id uuid primary key,
  slot_id text not null references slot on delete cascade,
  held_until timestamptz not null,
  -- Where its lifetime began; carried over when a cart goes from one slot to another.
  first_held_at timestamptz not null,
  -- Given back by the cart itself. The row stays, so that giving back does not begin a new lifetime.
  released boolean not null default false,
  green boolean not null default false
);
create index slot_hold_slot on slot_hold (slot_id, held_until);

-- Where vans stop anyway.
create table slot_stop (
  slot_id text not null references slot on delete cascade,
  lat double precision not null,
  lng double precision not null,
  demo boolean not null default false
);
create index slot_stop_slot on slot_stop (slot_id);

-- On a ball as large as the earth.
create function metres_between(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
language sql immutable parallel safe as $$
  select 2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2)))
$$;

create function is_green(wanted text, door_lat float8, door_lng float8, within_metres integer) returns boolean
language sql stable as $$
  select door_lat is not null and exists (
    select from slot_stop stop
     where stop.slot_id = wanted and metres_between(stop.lat, stop.lng, door_lat, door_lng) <= within_metres)
$$;

-- How many carts other than this one hold it now. The clock is read once: some machines take their time for it.
create function live_holds(wanted text, but_not uuid default null) returns integer
language sql volatile as $$
  select count(*)::integer from slot_hold
   where slot_id = wanted and held_until > (select clock_timestamp()) and cart_id is distinct from but_not
$$;

-- Whatever code forgets, no promise is broken: fewer places, or more bookings, only as far as holds leave room. The
-- row is locked before this runs, and its question sees what was committed until now.
create function keep_slot_promises() returns trigger
language plpgsql as $$
begin
  if (new.booked > old.booked or new.capacity < old.capacity)
    and new.booked + live_holds(new.id) > new.capacity then
    raise exception 'slot % is promised to others', new.id
      using errcode = 'check_violation', constraint = 'slot_promises';
  end if;
  return new;
end
$$;
create trigger slot_promises before update of booked, capacity on slot
  for each row execute function keep_slot_promises();

-- The slot of a cart as it is shown, times in milliseconds; nothing where it has none. Volatile, so that a statement that
-- waited for the cart's row tells what is true after the waiting.
create function window_of(cart uuid) returns json
language sql volatile as $$
  select json_build_object(
    'id', slot.id, 'fee', slot.fee, 'green', hold.green,
    'startsAt', (extract(epoch from slot.starts_at) * 1000)::bigint,
    'endsAt', (extract(epoch from slot.ends_at) * 1000)::bigint,
    'cutOffAt', (extract(epoch from slot.cut_off_at) * 1000)::bigint,
    'heldUntil', floor(extract(epoch from hold.held_until) * 1000)::bigint,
    'held', hold.held_until > clock_timestamp())
    from slot_hold hold join slot on slot.id = hold.slot_id
   where hold.cart_id = cart and not hold.released
$$;

create function slot_refusal(code text) returns json
language sql immutable as $$
  select json_build_object('failure', code)
$$;

-- Keeps a slot for a cart and lets go of the one it had. Answers as `window_of`, or with the code of what is against it.
-- Locks are taken in one order, slot before hold, so that two carts never wait for each other.
create function hold_slot(
  cart uuid, wanted text, wanted_kind text, wanted_place text,
  lat float8, lng float8, green_within integer, hold_minutes integer, most_minutes integer
) returns json
language plpgsql as $$
declare
  found_slot slot;
  before slot_hold;
  holding interval := make_interval(mins => hold_minutes);
  lifetime interval := make_interval(mins => most_minutes);
  begun timestamptz;
  instant timestamptz;
begin
  select * into found_slot from slot where id = wanted for no key update;
  if not found then return slot_refusal('140'); end if;
  if found_slot.kind <> wanted_kind or found_slot.place <> wanted_place then return slot_refusal('022'); end if;
  select * into before from slot_hold where cart_id = cart for update;
  instant := clock_timestamp();
  if not found_slot.offered
    and (before.slot_id is distinct from wanted or before.released or before.held_until <= instant) then
    return slot_refusal('140');
  end if;
  if found_slot.cut_off_at <= instant then return slot_refusal('141'); end if;
  if found_slot.booked + live_holds(wanted, cart) >= found_slot.capacity then return slot_refusal('023'); end if;

  begun := instant;
  if before.first_held_at + lifetime <= instant then
    -- Its time is used up: for as long as one hold lasts, others come first.
    if before.slot_id = wanted and before.held_until > instant - holding then return slot_refusal('023'); end if;
  elsif before.held_until > instant or (before.released and before.held_until > instant - holding) then
    begun := before.first_held_at;
  end if;
  insert into slot_hold (cart_id, slot_id, held_until, first_held_at, green)
  values (cart, wanted, least(instant + holding, begun + lifetime), begun, is_green(wanted, lat, lng, green_within))
  on conflict (cart_id) do update set
    slot_id = excluded.slot_id, held_until = excluded.held_until, first_held_at = excluded.first_held_at,
    released = false, green = excluded.green;
  return window_of(cart);
end
$$;

-- Activity keeps a hold alive: below half its time it is made longer, never beyond its lifetime. What is locked is left
-- for the next time, so that saving a cart never waits for somebody's choice of a slot. Answers as `window_of`.
create function renew_hold(cart uuid, hold_minutes integer, most_minutes integer) returns json
language plpgsql as $$
declare
  holding interval := make_interval(mins => hold_minutes);
  lifetime interval := make_interval(mins => most_minutes);
  due text;
begin
  select slot_id into due from slot_hold
   where cart_id = cart and held_until > clock_timestamp() and held_until < clock_timestamp() + holding / 2
     and held_until < first_held_at + lifetime;
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

create function release_slot(cart uuid) returns void
language sql as $$
  update slot_hold set released = true, held_until = least(held_until, clock_timestamp())
   where cart_id = cart and not released
$$;

-- A slot goes from one cart to another that has none of its own; afterwards the first has none.
create function pass_slot_on(giver uuid, taker uuid) returns void
language plpgsql as $$
begin
  if giver = taker then return; end if;
  delete from slot_hold where cart_id = taker and (released or held_until <= clock_timestamp())
    and exists (select from slot_hold where cart_id = giver and not released and held_until > clock_timestamp());
  update slot_hold set cart_id = taker
   where cart_id = giver and not released and not exists (select from slot_hold where cart_id = taker);
  perform release_slot(giver);
end
$$;

-- The order has its slot: HELD becomes BOOKED. One whose time ran out is booked as long as there is room. Answers
-- nothing, or the code of what is against it.
create function book_slot(cart uuid, lat float8 default null, lng float8 default null) returns text
language plpgsql as $$
declare
  wanted text;
  found_slot slot;
begin
  select slot_id into wanted from slot_hold where cart_id = cart and not released;
  if not found then return '008'; end if;
  select * into strict found_slot from slot where id = wanted for no key update;
  -- Meanwhile the cart may have gone to another slot, or been booked by a twin of this call.
  perform from slot_hold where cart_id = cart and slot_id = wanted and not released for update;
  if not found then return '008'; end if;
  if found_slot.booked + live_holds(wanted, cart) >= found_slot.capacity then return '023'; end if;
  delete from slot_hold where cart_id = cart;
  update slot set booked = booked + 1 where id = wanted;
  if lat is not null and found_slot.kind = 'DELIVERY' then
    insert into slot_stop (slot_id, lat, lng) values (wanted, lat, lng);
  end if;
  return null;
end
$$;
