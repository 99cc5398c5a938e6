-- The database of commit b965e24 (migrations 0001 to 0011), as pg_dump 15 wrote it, with invented people.
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
CREATE FUNCTION public.book_slot(cart uuid, lat double precision DEFAULT NULL::double precision, lng double precision DEFAULT NULL::double precision) RETURNS text
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.catalogue_change() RETURNS bigint
    LANGUAGE plpgsql
    AS $$
declare
  mine bigint := nullif(current_setting('trolley.catalogue_change', true), '');
begin
  if mine is null then
    update snapshot_version set version = version + 1 where area = 'catalogue' returning version into strict mine;
    perform set_config('trolley.catalogue_change', mine::text, true);
    perform pg_notify('snapshot', 'catalogue');
  end if;
  return mine;
end
$$;
CREATE FUNCTION public.check_cart_life() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not (
    (old.status = 'OPEN' and new.status in ('FINALIZED', 'ABANDONED'))
    or (old.status = 'FINALIZED' and new.status in ('OPEN', 'ORDERED'))
  ) then
    raise exception 'a cart that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'cart_life';
  end if;
  return new;
end
$$;
CREATE FUNCTION public.check_category_levels() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  levels integer;
begin
  with recursive
    up as (
      select parent, 1 as level from category where slug = new.slug
      union all
      select above.parent, up.level + 1 from up join category above on above.slug = up.parent where up.level < 4
    ),
    down as (
      select slug, 0 as level from category where slug = new.slug
      union all
      select below.slug, down.level + 1 from down join category below on below.parent = down.slug where down.level < 4
    )
  select (select max(level) from up) + (select max(level) from down) into levels;
  if levels > 3 then
    raise exception 'category "%" would be part of a tree of more than three levels, or of a circle', new.slug
      using errcode = 'check_violation', constraint = 'category_levels';
  end if;
  return null;
end
$$;
CREATE FUNCTION public.check_order_life() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not (
    (old.status = 'PLACED' and new.status in ('PICKING', 'CANCELLED'))
    or (old.status = 'PICKING' and new.status = 'PICKED')
    or (old.status = 'PICKED' and new.status =
      case old.distribution_type when 'DELIVERY' then 'OUT_FOR_DELIVERY' else 'READY_FOR_COLLECTION' end)
    or (old.status in ('OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION') and new.status = 'COMPLETED')
  ) then
    raise exception 'an order that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'order_life';
  end if;
  return new;
end
$$;
CREATE FUNCTION public.check_payment_life() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not (
    (old.status = 'CREATED' and new.status in ('AUTHORIZED', 'DECLINED', 'EXPIRED', 'VOIDED'))
    or (old.status = 'AUTHORIZED' and new.status in ('CAPTURED', 'VOIDED'))
    or (old.status = 'CAPTURED' and new.status = 'REFUNDED')
  ) then
    raise exception 'a payment that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'payment_life';
  end if;
  return new;
end
$$;
CREATE FUNCTION public.extend_hold(cart uuid, until timestamp with time zone) RETURNS text
    LANGUAGE plpgsql
    AS $$
declare
  wanted text;
  held timestamptz;
  cut_off timestamptz;
begin
  select slot_id, held_until into wanted, held from slot_hold where cart_id = cart and not released;
  if not found then return '008'; end if;
  select cut_off_at into cut_off from slot where id = wanted;
  if cut_off <= clock_timestamp() then return '141'; end if;
  -- Most holds last long enough: then nobody has to wait for whoever else wants this slot.
  if held >= until then return null; end if;
  perform from slot where id = wanted for no key update;
  update slot_hold set held_until = greatest(held_until, until)
   where cart_id = cart and slot_id = wanted and not released and held_until > clock_timestamp();
  return case when not found then '141' end;
end
$$;
CREATE FUNCTION public.forget_finished() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.document := jsonb_set(new.document, '{attempt}', without_person(new.document -> 'attempt'));
  return new;
end
$$;
CREATE FUNCTION public.forget_later() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.forget := (select forget from checkout where id = new.checkout_id);
  return new;
end
$$;
CREATE FUNCTION public.forget_orders() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.forget_paid() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.attempt := without_person(new.attempt);
  update cart set document = '{}', revision = revision + 1 where id = new.cart_id;
  return new;
end
$$;
CREATE FUNCTION public.hold_slot(cart uuid, wanted text, wanted_kind text, wanted_place text, lat double precision, lng double precision, green_within integer, hold_minutes integer, most_minutes integer) RETURNS json
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.is_green(wanted text, door_lat double precision, door_lng double precision, within_metres integer) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select door_lat is not null and exists (
    select from slot_stop stop
     where stop.slot_id = wanted and metres_between(stop.lat, stop.lng, door_lat, door_lng) <= within_metres)
$$;
CREATE TABLE public.credit_note (
    number integer NOT NULL,
    order_number bigint NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE FUNCTION public.issue_credit_note(wanted bigint) RETURNS public.credit_note
    LANGUAGE plpgsql
    AS $$
declare
  issued credit_note;
begin
  lock table credit_note in share row exclusive mode;
  insert into credit_note (number, order_number) select coalesce(max(number), 0) + 1, wanted from credit_note
  returning * into issued;
  return issued;
end
$$;
CREATE FUNCTION public.issue_invoice(wanted bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  lock table invoice in share row exclusive mode;
  insert into invoice (number, order_number) select coalesce(max(number), 0) + 1, wanted from invoice
  on conflict (order_number) do nothing;
end
$$;
CREATE FUNCTION public.keep_gift_card_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update gift_card set balance = balance + new.amount where id = new.gift_card_id;
  return new;
end
$$;
CREATE FUNCTION public.keep_price_history() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' and old.valid_from > now() then return old; end if;
  if tg_op = 'UPDATE' and old.valid_from > now() and new.sku = old.sku then return new; end if;
  if tg_op = 'DELETE'
    or (new.sku, new.kind, new.zone, new.valid_from, new.value)
       is distinct from (old.sku, old.kind, old.zone, old.valid_from, old.value)
    or old.valid_until <= now() or new.valid_until < now() then
    raise exception 'a price of % that was charged cannot be changed: end it, and begin another', old.sku
      using errcode = 'restrict_violation', constraint = 'price_history';
  end if;
  return new;
end
$$;
CREATE FUNCTION public.keep_slot_promises() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (new.booked > old.booked or new.capacity < old.capacity)
    and new.booked + live_holds(new.id) > new.capacity then
    raise exception 'slot % is promised to others', new.id
      using errcode = 'check_violation', constraint = 'slot_promises';
  end if;
  return new;
end
$$;
CREATE FUNCTION public.live_holds(wanted text, but_not uuid DEFAULT NULL::uuid) RETURNS integer
    LANGUAGE sql
    AS $$
  select count(*)::integer from slot_hold
   where slot_id = wanted and held_until > (select clock_timestamp()) and cart_id is distinct from but_not
$$;
CREATE FUNCTION public.lock_catalogue() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform from snapshot_version where area = 'catalogue' for update;
  return null;
end
$$;
CREATE FUNCTION public.metres_between(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision) RETURNS double precision
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select 2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2)))
$$;
CREATE FUNCTION public.pass_slot_on(giver uuid, taker uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if giver = taker then return; end if;
  delete from slot_hold where cart_id = taker and (released or held_until <= clock_timestamp())
    and exists (select from slot_hold where cart_id = giver and not released and held_until > clock_timestamp());
  update slot_hold set cart_id = taker
   where cart_id = giver and not released and not exists (select from slot_hold where cart_id = taker);
  perform release_slot(giver);
end
$$;
CREATE FUNCTION public.raise_content_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end
$$;
CREATE FUNCTION public.raise_snapshot_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into snapshot_version as known (area, version) values (tg_argv[0], 1)
    on conflict (area) do update set version = known.version + 1;
  perform pg_notify('snapshot', tg_argv[0]);
  return null;
end
$$;
CREATE FUNCTION public.refuse_catalogue_loss() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% keeps what it has: %', tg_table_name, tg_argv[0] using errcode = 'restrict_violation';
end
$$;
CREATE FUNCTION public.release_slot(cart uuid) RETURNS void
    LANGUAGE sql
    AS $$
  update slot_hold set released = true, held_until = least(held_until, clock_timestamp())
   where cart_id = cart and not released
$$;
CREATE FUNCTION public.renew_hold(cart uuid, hold_minutes integer, most_minutes integer) RETURNS json
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.restore_hold(cart uuid, hold_minutes integer, most_minutes integer) RETURNS void
    LANGUAGE sql
    AS $$
  update slot_hold set held_until = least(held_until, clock_timestamp() + make_interval(mins => hold_minutes),
                                          first_held_at + make_interval(mins => most_minutes))
   where cart_id = cart and not released
$$;
CREATE FUNCTION public.slot_refusal(code text) RETURNS json
    LANGUAGE sql IMMUTABLE
    AS $$
  select json_build_object('failure', code)
$$;
CREATE FUNCTION public.stamp_product() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.changed := catalogue_change();
  return new;
end
$$;
CREATE FUNCTION public.tell_of_payment_task() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('payment_task', '');
  return null;
end
$$;
CREATE FUNCTION public.touch_emptied_list() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update catalogue_list set changed = catalogue_change() where name = tg_table_name;
  return null;
end
$$;
CREATE FUNCTION public.touch_list() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update catalogue_list set changed = catalogue_change() where name = tg_table_name and changed < catalogue_change();
  return null;
end
$$;
CREATE FUNCTION public.touch_products() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  mine bigint;
begin
  if exists (select from touched) then
    mine := catalogue_change();
    update product set changed = mine where sku in (select sku from touched) and changed < mine;
  end if;
  return null;
end
$$;
CREATE FUNCTION public.unbook_slot(wanted text, stop_lat double precision DEFAULT NULL::double precision, stop_lng double precision DEFAULT NULL::double precision) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  update slot set booked = booked - 1 where id = wanted and booked > demo_booked;
  if found and stop_lat is not null then
    delete from slot_stop where ctid = (
      select ctid from slot_stop
       where slot_id = wanted and lat = stop_lat and lng = stop_lng and not demo limit 1);
  end if;
end
$$;
CREATE FUNCTION public.window_of(cart uuid) RETURNS json
    LANGUAGE sql
    AS $$
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
CREATE FUNCTION public.without_person(kept jsonb) RETURNS jsonb
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select case when kept is null then null else kept || jsonb_build_object(
    'distributionAddress', (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(kept -> 'distributionAddress')
       where key in ('distributionType', 'storeId', 'deliveryAreaNumber', 'pickingUnitIds', 'countryCode')),
    'billingAddress', (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(kept -> 'billingAddress')
       where key in ('category', 'countryCode'))) end
$$;
CREATE TABLE public.brand (
    slug text NOT NULL,
    name text NOT NULL,
    about text,
    maker text,
    CONSTRAINT brand_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text))
);
CREATE TABLE public.cart (
    id uuid NOT NULL,
    customer_id text,
    mode text DEFAULT 'REGULAR'::text NOT NULL,
    order_number text,
    beside uuid,
    status text DEFAULT 'OPEN'::text NOT NULL,
    revision bigint DEFAULT 1 NOT NULL,
    document text NOT NULL,
    touched_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cart_check CHECK (((mode = 'ADDON'::text) = (order_number IS NOT NULL))),
    CONSTRAINT cart_check1 CHECK (((beside IS NULL) OR (mode = 'ADDON'::text))),
    CONSTRAINT cart_document_check CHECK (((length(document) >= 2) AND (length(document) <= 200000))),
    CONSTRAINT cart_mode_check CHECK ((mode = ANY (ARRAY['REGULAR'::text, 'ADDON'::text]))),
    CONSTRAINT cart_revision_check CHECK ((revision > 0)),
    CONSTRAINT cart_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'FINALIZED'::text, 'ORDERED'::text, 'ABANDONED'::text])))
)
WITH (toast_tuple_target='8160', fillfactor='50');
CREATE TABLE public.catalogue_feed (
    only_row boolean DEFAULT true NOT NULL,
    source text NOT NULL,
    fingerprint text,
    priced_until date,
    drawn_on date,
    fed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT catalogue_feed_only_row_check CHECK (only_row),
    CONSTRAINT catalogue_feed_source_check CHECK ((source = ANY (ARRAY['demo'::text, 'import'::text])))
);
CREATE TABLE public.catalogue_list (
    name text NOT NULL,
    changed bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.category (
    slug text NOT NULL,
    name text NOT NULL,
    parent text,
    "position" integer NOT NULL,
    unit text NOT NULL,
    picture text,
    CONSTRAINT category_check CHECK ((parent <> slug)),
    CONSTRAINT category_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text))
);
CREATE TABLE public.checkout (
    id uuid NOT NULL,
    cart_id uuid NOT NULL,
    customer_id uuid,
    browser_hash bytea NOT NULL,
    status text DEFAULT 'OPEN'::text NOT NULL,
    failure text,
    attempt jsonb NOT NULL,
    total integer NOT NULL,
    wallet_share integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    forget boolean DEFAULT false NOT NULL,
    CONSTRAINT checkout_browser_hash_check CHECK ((length(browser_hash) = 32)),
    CONSTRAINT checkout_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'ORDERED'::text, 'FAILED'::text]))),
    CONSTRAINT checkout_total_check CHECK ((total >= 0)),
    CONSTRAINT checkout_wallet_share_check CHECK ((wallet_share >= 0))
);
CREATE TABLE public.checkout_claim (
    checkout_id uuid NOT NULL,
    kind text NOT NULL,
    reference text NOT NULL,
    amount integer DEFAULT 0 NOT NULL,
    customer_id uuid,
    once boolean DEFAULT false NOT NULL,
    CONSTRAINT checkout_claim_amount_check CHECK ((amount >= 0)),
    CONSTRAINT checkout_claim_kind_check CHECK ((kind = ANY (ARRAY['code'::text, 'voucher'::text, 'giftCard'::text])))
);
CREATE TABLE public.content_config (
    type text NOT NULL,
    value jsonb NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.content_page (
    path text NOT NULL,
    title text NOT NULL,
    show_title boolean DEFAULT true NOT NULL,
    access text,
    draft boolean DEFAULT false NOT NULL,
    valid_from timestamp with time zone,
    valid_until timestamp with time zone,
    meta jsonb DEFAULT '{}'::jsonb NOT NULL,
    blocks jsonb DEFAULT '[]'::jsonb NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.content_seed (
    item text NOT NULL,
    fingerprint text NOT NULL,
    revision integer NOT NULL
);
CREATE TABLE public.customer (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    pending_email text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    salutation text,
    academic_title text DEFAULT ''::text NOT NULL,
    birthdate date,
    personal_email_allowed boolean DEFAULT false NOT NULL,
    personal_mail_allowed boolean DEFAULT false NOT NULL,
    personal_sms_allowed boolean DEFAULT false NOT NULL,
    mp_card_id text,
    loyality_member_id text,
    joe_authentication_status text,
    orders_delivered integer DEFAULT 0 NOT NULL,
    orders_collected integer DEFAULT 0 NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT customer_email_check CHECK (((length(email) >= 3) AND (length(email) <= 50))),
    CONSTRAINT customer_salutation_check CHECK ((salutation = ANY (ARRAY['Company'::text, 'Family'::text, 'Female'::text, 'Male'::text])))
);
CREATE TABLE public.customer_address (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    customer_id uuid NOT NULL,
    address_type text NOT NULL,
    category text NOT NULL,
    form jsonb NOT NULL,
    primary_billing boolean DEFAULT false NOT NULL,
    primary_delivery boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT customer_address_address_type_check CHECK ((address_type = ANY (ARRAY['billing'::text, 'delivery'::text, 'combined'::text]))),
    CONSTRAINT customer_address_category_check CHECK ((category = ANY (ARRAY['private'::text, 'company'::text]))),
    CONSTRAINT customer_address_check CHECK (((NOT primary_billing) OR (address_type <> 'delivery'::text))),
    CONSTRAINT customer_address_check1 CHECK (((NOT primary_delivery) OR (address_type <> 'billing'::text)))
);
CREATE TABLE public.customer_favorite (
    customer_id uuid NOT NULL,
    type text NOT NULL,
    reference text NOT NULL,
    marked_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT customer_favorite_type_check CHECK ((type = ANY (ARRAY['products'::text, 'recipes'::text])))
);
CREATE TABLE public.customer_newsletter_topic (
    customer_id uuid NOT NULL,
    newsletter_topic_id text NOT NULL,
    subscribed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.customer_store (
    customer_id uuid NOT NULL,
    store_type text NOT NULL,
    store_id text NOT NULL
);
CREATE TABLE public.delivery_pass (
    customer_id uuid NOT NULL,
    plan_id text NOT NULL,
    start_date timestamp with time zone NOT NULL,
    end_date timestamp with time zone NOT NULL,
    renews boolean DEFAULT false NOT NULL,
    reminded_at timestamp with time zone,
    CONSTRAINT delivery_pass_check CHECK ((end_date > start_date))
);
CREATE TABLE public.discount_code (
    code text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    value integer NOT NULL,
    minimum_order_value integer DEFAULT 0 NOT NULL,
    distribution_types text[],
    valid_from timestamp with time zone NOT NULL,
    valid_until timestamp with time zone NOT NULL,
    active boolean DEFAULT true NOT NULL,
    most_applications integer,
    applications integer DEFAULT 0 NOT NULL,
    demo boolean DEFAULT false NOT NULL,
    CONSTRAINT discount_code_applications_check CHECK ((applications >= 0)),
    CONSTRAINT discount_code_check CHECK (((value >= 0) AND ((kind <> 'percent'::text) OR (value <= 100)))),
    CONSTRAINT discount_code_check1 CHECK ((valid_until > valid_from)),
    CONSTRAINT discount_code_code_check CHECK ((code ~ '^[A-Z0-9]{3,20}$'::text)),
    CONSTRAINT discount_code_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'amount'::text, 'serviceFee'::text]))),
    CONSTRAINT discount_code_minimum_order_value_check CHECK ((minimum_order_value >= 0)),
    CONSTRAINT discount_code_most_applications_check CHECK ((most_applications >= 0))
);
CREATE TABLE public.gift_card (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number_hash bytea NOT NULL,
    last_four text NOT NULL,
    pin_hash text NOT NULL,
    balance integer DEFAULT 0 NOT NULL,
    customer_id uuid,
    linked_at timestamp with time zone,
    CONSTRAINT gift_card_balance_check CHECK ((balance >= 0)),
    CONSTRAINT gift_card_number_hash_check CHECK ((length(number_hash) = 32))
);
CREATE TABLE public.gift_card_movement (
    id bigint NOT NULL,
    gift_card_id uuid NOT NULL,
    amount integer NOT NULL,
    reason text NOT NULL,
    checkout_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT gift_card_movement_amount_check CHECK ((amount <> 0))
);
ALTER TABLE public.gift_card_movement ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.gift_card_movement_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.invoice (
    number integer NOT NULL,
    order_number bigint NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.loyalty_movement (
    id bigint NOT NULL,
    customer_id uuid NOT NULL,
    pool_id text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    value integer NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.loyalty_movement ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.loyalty_movement_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mail (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    sender text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    html text NOT NULL,
    text text NOT NULL,
    headers jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    next_try_at timestamp with time zone DEFAULT now() NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    sent_at timestamp with time zone,
    failed_at timestamp with time zone,
    problem text,
    draft json
);
CREATE TABLE public.mail_token (
    token_hash bytea NOT NULL,
    customer_id uuid,
    purpose text NOT NULL,
    subject jsonb DEFAULT '{}'::jsonb NOT NULL,
    browser_hash bytea,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT mail_token_check CHECK (((purpose = 'registration'::text) = (customer_id IS NULL))),
    CONSTRAINT mail_token_purpose_check CHECK ((purpose = ANY (ARRAY['registration'::text, 'email'::text, 'password'::text, 'newsletter'::text]))),
    CONSTRAINT mail_token_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE TABLE public.migration (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.offline_account (
    card_number text NOT NULL,
    activation_code_hash text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    loyality_member_id text NOT NULL,
    claimed_by uuid,
    CONSTRAINT offline_account_card_number_check CHECK ((card_number ~ '^\d{13}$'::text))
);
CREATE SEQUENCE public.order_number
    START WITH 40000017
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.payment (
    id uuid NOT NULL,
    checkout_id uuid NOT NULL,
    provider text NOT NULL,
    method_key text NOT NULL,
    brand_name text,
    amount integer NOT NULL,
    currency text NOT NULL,
    status text DEFAULT 'CREATED'::text NOT NULL,
    reference text,
    hosted_url text,
    captured integer DEFAULT 0 NOT NULL,
    refunded integer DEFAULT 0 NOT NULL,
    save_method boolean DEFAULT false NOT NULL,
    set_primary boolean DEFAULT false NOT NULL,
    saved_method_id uuid,
    attention text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payment_amount_check CHECK ((amount >= 0)),
    CONSTRAINT payment_check CHECK (((captured >= 0) AND (captured <= amount))),
    CONSTRAINT payment_check1 CHECK (((refunded >= 0) AND (refunded <= captured))),
    CONSTRAINT payment_status_check CHECK ((status = ANY (ARRAY['CREATED'::text, 'AUTHORIZED'::text, 'CAPTURED'::text, 'VOIDED'::text, 'DECLINED'::text, 'EXPIRED'::text, 'REFUNDED'::text])))
);
CREATE TABLE public.payment_message (
    provider text NOT NULL,
    message_id text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.payment_task (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    payment_id uuid NOT NULL,
    kind text NOT NULL,
    amount integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    next_try_at timestamp with time zone DEFAULT now() NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    done_at timestamp with time zone,
    refused text,
    CONSTRAINT payment_task_amount_check CHECK ((amount >= 0)),
    CONSTRAINT payment_task_kind_check CHECK ((kind = ANY (ARRAY['capture'::text, 'void'::text, 'refund'::text])))
);
CREATE TABLE public.picture (
    hash text NOT NULL,
    spec jsonb,
    file text,
    CONSTRAINT picture_check CHECK ((num_nonnulls(spec, file) = 1)),
    CONSTRAINT picture_hash_check CHECK ((hash ~ '^[0-9a-f]{16}$'::text))
);
CREATE TABLE public.price (
    sku text NOT NULL,
    zone text DEFAULT ''::text NOT NULL,
    kind text NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    valid_until timestamp with time zone,
    value integer NOT NULL,
    corrects timestamp with time zone,
    CONSTRAINT price_ends_after_its_beginning CHECK ((valid_until > valid_from)),
    CONSTRAINT price_kind_check CHECK ((kind = ANY (ARRAY['regular'::text, 'offer'::text, 'loyalty'::text]))),
    CONSTRAINT price_value_check CHECK ((value >= 0))
);
CREATE TABLE public.product (
    sku text NOT NULL,
    product_id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    brand text NOT NULL,
    category text NOT NULL,
    pack text NOT NULL,
    base_quantity double precision,
    base_unit text,
    selling text NOT NULL,
    piece_grams integer,
    max_quantity integer NOT NULL,
    bundle_size integer,
    bundle_info text,
    deposit integer,
    vat text NOT NULL,
    min_age integer,
    labels text[] DEFAULT '{}'::text[] NOT NULL,
    origins text[] DEFAULT '{}'::text[] NOT NULL,
    contains text[] DEFAULT '{}'::text[] NOT NULL,
    popularity integer DEFAULT 1 NOT NULL,
    find text[] DEFAULT '{}'::text[] NOT NULL,
    picture text NOT NULL,
    zones text[],
    availability text DEFAULT 'available'::text NOT NULL,
    facts jsonb NOT NULL,
    retired boolean DEFAULT false NOT NULL,
    changed bigint DEFAULT 0 NOT NULL,
    CONSTRAINT product_availability_check CHECK ((availability = ANY (ARRAY['available'::text, 'temporarilyUnavailable'::text, 'unavailable'::text]))),
    CONSTRAINT product_base_quantity_check CHECK ((base_quantity > (0)::double precision)),
    CONSTRAINT product_bundle_size_check CHECK ((bundle_size > 0)),
    CONSTRAINT product_check CHECK (((base_quantity IS NULL) = (base_unit IS NULL))),
    CONSTRAINT product_check1 CHECK (((selling = 'pack'::text) = (piece_grams IS NULL))),
    CONSTRAINT product_deposit_check CHECK ((deposit >= 0)),
    CONSTRAINT product_facts CHECK ((((jsonb_typeof((facts -> 'about'::text)) = 'string'::text) AND (jsonb_typeof((facts -> 'contains'::text)) = 'array'::text) AND (jsonb_typeof((facts -> 'traces'::text)) = 'array'::text) AND (jsonb_typeof((facts -> 'origins'::text)) = 'array'::text) AND (jsonb_typeof((facts -> 'notes'::text)) = 'array'::text)) IS TRUE)),
    CONSTRAINT product_max_quantity_check CHECK ((max_quantity > 0)),
    CONSTRAINT product_min_age_check CHECK ((min_age > 0)),
    CONSTRAINT product_piece_grams_check CHECK ((piece_grams > 0)),
    CONSTRAINT product_selling_check CHECK ((selling = ANY (ARRAY['pack'::text, 'step'::text, 'average'::text]))),
    CONSTRAINT product_sku_check CHECK ((sku ~ '^[A-Za-z0-9_-]{1,40}$'::text)),
    CONSTRAINT product_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,200}$'::text))
)
WITH (toast_tuple_target='8160');
CREATE TABLE public.purchase (
    customer_id uuid NOT NULL,
    sku text NOT NULL,
    bought_at timestamp with time zone NOT NULL,
    times integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.saved_payment_method (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    customer_id uuid NOT NULL,
    provider text NOT NULL,
    token text NOT NULL,
    method_key text NOT NULL,
    payment_brand text NOT NULL,
    name text NOT NULL,
    card_expiry_month integer,
    card_expiry_year integer,
    is_primary boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_payment_method_card_expiry_month_check CHECK (((card_expiry_month >= 1) AND (card_expiry_month <= 12)))
);
CREATE TABLE public.session (
    id_hash bytea NOT NULL,
    public_id uuid DEFAULT gen_random_uuid() NOT NULL,
    customer_id uuid NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT session_id_hash_check CHECK ((length(id_hash) = 32))
);
CREATE TABLE public.shop (
    only_row boolean DEFAULT true NOT NULL,
    tenant text NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT shop_only_row_check CHECK (only_row)
);
CREATE TABLE public.shop_order (
    order_number bigint DEFAULT nextval('public.order_number'::regclass) NOT NULL,
    cart_id uuid NOT NULL,
    checkout_id uuid NOT NULL,
    customer_id uuid,
    parent_number bigint,
    status text DEFAULT 'PLACED'::text NOT NULL,
    distribution_type text NOT NULL,
    slot_id text,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    cut_off_at timestamp with time zone NOT NULL,
    slot_exception boolean DEFAULT false NOT NULL,
    total integer NOT NULL,
    document jsonb NOT NULL,
    weight integer NOT NULL,
    placed_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    initiator text NOT NULL,
    forget boolean DEFAULT false NOT NULL,
    CONSTRAINT shop_order_distribution_type_check CHECK ((distribution_type = ANY (ARRAY['DELIVERY'::text, 'CLICK_AND_COLLECT'::text]))),
    CONSTRAINT shop_order_initiator_check CHECK ((initiator = ANY (ARRAY['REDIRECT'::text, 'UNKNOWN'::text, 'WEBHOOK'::text]))),
    CONSTRAINT shop_order_status_check CHECK ((status = ANY (ARRAY['PLACED'::text, 'PICKING'::text, 'PICKED'::text, 'OUT_FOR_DELIVERY'::text, 'READY_FOR_COLLECTION'::text, 'COMPLETED'::text, 'CANCELLED'::text])))
);
CREATE TABLE public.shop_secret (
    name text NOT NULL,
    secret bytea NOT NULL,
    CONSTRAINT shop_secret_secret_check CHECK ((length(secret) >= 32))
);
CREATE TABLE public.slot (
    id text NOT NULL,
    kind text NOT NULL,
    place text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    cut_off_at timestamp with time zone NOT NULL,
    capacity integer NOT NULL,
    booked integer DEFAULT 0 NOT NULL,
    demo_booked integer DEFAULT 0 NOT NULL,
    fee integer NOT NULL,
    offered boolean DEFAULT true NOT NULL,
    CONSTRAINT slot_booked_check CHECK ((booked >= 0)),
    CONSTRAINT slot_capacity CHECK ((booked <= capacity)),
    CONSTRAINT slot_capacity_check CHECK ((capacity >= 0)),
    CONSTRAINT slot_check CHECK ((ends_at > starts_at)),
    CONSTRAINT slot_check1 CHECK ((cut_off_at <= starts_at)),
    CONSTRAINT slot_check2 CHECK (((demo_booked >= 0) AND (demo_booked <= booked))),
    CONSTRAINT slot_fee_check CHECK ((fee >= 0)),
    CONSTRAINT slot_id_check CHECK ((id ~ '^[a-z0-9-]{1,80}$'::text)),
    CONSTRAINT slot_kind_check CHECK ((kind = ANY (ARRAY['DELIVERY'::text, 'CLICK_AND_COLLECT'::text])))
);
CREATE TABLE public.slot_hold (
    cart_id uuid NOT NULL,
    slot_id text NOT NULL,
    held_until timestamp with time zone NOT NULL,
    first_held_at timestamp with time zone NOT NULL,
    released boolean DEFAULT false NOT NULL,
    green boolean DEFAULT false NOT NULL
);
CREATE TABLE public.slot_stop (
    slot_id text NOT NULL,
    lat double precision NOT NULL,
    lng double precision NOT NULL,
    demo boolean DEFAULT false NOT NULL
);
CREATE TABLE public.snapshot_version (
    area text NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.stock (
    sku text NOT NULL,
    store text NOT NULL,
    availability text NOT NULL,
    CONSTRAINT stock_availability_check CHECK ((availability = ANY (ARRAY['available'::text, 'temporarilyUnavailable'::text, 'unavailable'::text])))
);
CREATE TABLE public.store (
    id text NOT NULL,
    name text NOT NULL,
    zone text NOT NULL,
    CONSTRAINT store_id_check CHECK ((id ~ '^[a-z0-9-]{1,40}$'::text))
);
CREATE TABLE public.synonym (
    words text[] NOT NULL,
    CONSTRAINT synonym_words_check CHECK ((cardinality(words) >= 2))
);
CREATE TABLE public.tries (
    key_hash bytea NOT NULL,
    window_start timestamp with time zone NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.used_proof (
    proof_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.vat_rate (
    name text NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    permille integer NOT NULL,
    CONSTRAINT vat_rate_permille_check CHECK (((permille >= 0) AND (permille <= 1000)))
);
CREATE TABLE public.voucher_activation (
    customer_id uuid NOT NULL,
    voucher_id text NOT NULL,
    activated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.voucher_count (
    voucher_id text NOT NULL,
    uses integer DEFAULT 0 NOT NULL,
    most_uses integer,
    CONSTRAINT voucher_count_check CHECK (((uses >= 0) AND ((most_uses IS NULL) OR (uses <= most_uses))))
);
CREATE TABLE public.wallet_key (
    customer_id uuid NOT NULL,
    key text NOT NULL,
    body_hash bytea NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT wallet_key_body_hash_check CHECK ((length(body_hash) = 4))
);
CREATE TABLE public.withdrawal (
    reference uuid DEFAULT gen_random_uuid() NOT NULL,
    order_number text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.zone (
    id text NOT NULL,
    name text NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT zone_id_check CHECK ((id ~ '^[a-z0-9-]{1,40}$'::text))
);
INSERT INTO public.brand VALUES
	('own', 'Own', NULL, NULL);
INSERT INTO public.cart VALUES
	('46313886-bd0c-4e06-bca8-9bae5d2d22aa', '75f01ce2-f472-43ab-9856-abe26cc5f1d9', 'REGULAR', NULL, NULL, 'ORDERED', 9, '{"l":[["p1",20,29914812],["cheese",4,29914812]],"a":{"streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien","distributionType":"DELIVERY","country":"Österreich","countryCode":"AT","deliveryAreaNumber":"neubau","pickingUnitIds":["west","east"]},"w":["t-9a292f83-1382-4b74-b75c-1b651d60284f",1794975131650,1794982331650,1794971531650,499,0],"i":{"firstName":"Anna","lastName":"Huber","email":"anna@example.at","streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien"},"p":[{"methodKey":"gift-card-wallet"},{"methodKey":"credit-cards"}]}', '2026-11-17 04:12:12.088854+00', '2026-11-17 04:12:11.532855+00'),
	('6d66079a-1c17-4ced-b3f2-d744f54d149f', 'a370960f-9529-4fdf-a7e4-8a6a6ac72cb9', 'REGULAR', NULL, NULL, 'ORDERED', 7, '{"l":[["p1",20,29914812]],"a":{"streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien","distributionType":"DELIVERY","country":"Österreich","countryCode":"AT","deliveryAreaNumber":"neubau","pickingUnitIds":["west","east"]},"w":["t-e07a9eae-b15e-4bda-ae78-7a22fa02dc17",1794975133314,1794982333314,1794971533314,499,0],"i":{"firstName":"Anna","lastName":"Huber","email":"anna@example.at","streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien"},"p":[{"methodKey":"credit-cards"}]}', '2026-11-17 04:12:13.627118+00', '2026-11-17 04:12:13.26084+00'),
	('ad684a95-05de-44a1-86ac-50d1cc3d2d72', NULL, 'REGULAR', NULL, NULL, 'ORDERED', 7, '{"l":[["p1",20,29914812]],"a":{"streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien","distributionType":"DELIVERY","country":"Österreich","countryCode":"AT","deliveryAreaNumber":"neubau","pickingUnitIds":["west","east"]},"w":["t-1f0c3650-0e7a-43f9-aa40-c0b53cb3d1c9",1794975133902,1794982333902,1794971533902,499,0],"i":{"firstName":"Anna","lastName":"Huber","email":"anna@example.at","streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien"},"p":[{"methodKey":"credit-cards"}]}', '2026-11-17 04:12:14.239696+00', '2026-11-17 04:12:13.842642+00'),
	('f6dd5149-434b-4e17-9922-4ffe56e19dea', 'a370960f-9529-4fdf-a7e4-8a6a6ac72cb9', 'REGULAR', NULL, NULL, 'ORDERED', 7, '{"l":[["p1",20,29914812]],"a":{"streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien","distributionType":"DELIVERY","country":"Österreich","countryCode":"AT","deliveryAreaNumber":"neubau","pickingUnitIds":["west","east"]},"w":["t-b92dcffd-4f39-4149-b245-3e38b2abb67b",1794975134478,1794982334478,1794971534478,499,0],"i":{"firstName":"Anna","lastName":"Huber","email":"anna@example.at","streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien"},"p":[{"methodKey":"payment-at-the-door"}]}', '2026-11-17 04:12:14.912055+00', '2026-11-17 04:12:14.398163+00'),
	('e2253af7-8de1-4cbc-b555-b488d474eac1', '75f01ce2-f472-43ab-9856-abe26cc5f1d9', 'REGULAR', NULL, NULL, 'FINALIZED', 6, '{"l":[["p1",20,29914812]],"a":{"streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien","distributionType":"DELIVERY","country":"Österreich","countryCode":"AT","deliveryAreaNumber":"neubau","pickingUnitIds":["west","east"]},"w":["t-5b62cc0e-3194-45e6-a4e8-ee47f28f6fd2",1794975135120,1794982335120,1794971535120,499,0],"i":{"firstName":"Anna","lastName":"Huber","email":"anna@example.at","streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien"},"p":[{"methodKey":"credit-cards"}]}', '2026-11-17 04:12:15.205742+00', '2026-11-17 04:12:15.100856+00'),
	('ae7e466c-b85b-40f8-83c3-0005afbe7955', NULL, 'REGULAR', NULL, NULL, 'OPEN', 1, '{"l":[["p2",3,29914812]]}', '2026-11-17 04:12:15.241429+00', '2026-11-17 04:12:15.241429+00'),
	('d39842cb-d4f3-4d39-aec8-0a39f196525f', 'a370960f-9529-4fdf-a7e4-8a6a6ac72cb9', 'REGULAR', NULL, NULL, 'OPEN', 1, '{"l":[["p3",2,29914812]]}', '2026-11-17 04:12:15.252846+00', '2026-11-17 04:12:15.252846+00'),
	('75e5f5da-8adb-43c1-b29e-0664a52f0c2c', NULL, 'REGULAR', NULL, NULL, 'OPEN', 6, '{"l":[["p1",20,29914812]],"a":{"streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien","distributionType":"DELIVERY","country":"Österreich","countryCode":"AT","deliveryAreaNumber":"neubau","pickingUnitIds":["west","east"]},"w":["t-5faec8a9-1264-4c7b-83cc-55ac51d231ba",1794975135299,1794982335299,1794971535299,499,0],"i":{"firstName":"Anna","lastName":"Huber","email":"anna@example.at","streetName":"Neubaugasse","streetNumber":"12","postalCode":"1070","city":"Wien"},"p":[{"methodKey":"credit-cards"}]}', '2026-11-17 04:12:15.430822+00', '2026-11-17 04:12:15.261196+00');
INSERT INTO public.catalogue_list VALUES
	('zone', 2),
	('store', 2),
	('vat_rate', 2),
	('category', 2),
	('brand', 2),
	('synonym', 2);
INSERT INTO public.category VALUES
	('milk', 'Milk', 'dairy', 1, 'l', NULL),
	('dairy', 'Dairy', 'fresh', 1, 'kg', NULL),
	('fresh', 'Fresh', NULL, 0, 'kg', NULL);
INSERT INTO public.checkout VALUES
	('b436ddcc-ef12-4b20-8836-7689702f1767', '46313886-bd0c-4e06-bca8-9bae5d2d22aa', '75f01ce2-f472-43ab-9856-abe26cc5f1d9', '\xd4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db', 'ORDERED', NULL, '{"mode": "REGULAR", "lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}, {"sku": "cheese", "vat": 100, "name": "Product cheese", "pack": "500 g", "slug": "cheese", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": true, "quantity": 4, "brandName": "own", "kiloPrice": 199, "linePrice": 40, "stepGrams": 50, "lineItemId": "cheese", "substitution": "similar", "perPiecePrice": 10, "regularLinePrice": 40}], "member": false, "weight": 10200, "window": {"id": "t-9a292f83-1382-4b74-b75c-1b651d60284f", "endsAt": "2026-11-18T06:12:11.650Z", "cutOffAt": "2026-11-18T03:12:11.650Z", "startsAt": "2026-11-18T04:12:11.650Z"}, "payments": [{"amount": 4519, "methodKey": "gift-card-wallet", "authorized": 4971}, {"amount": 0, "methodKey": "credit-cards", "authorized": 0}], "priceInfo": {"total": 4519, "savings": 0, "totalVat": 411, "discounts": 0, "vatByRate": [{"vat": 411, "gross": 4519, "permille": 100}], "orderValue": 4020, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 4519, "serviceFeeTaxRate": 100, "totalArticlePrice": 4020, "totalWithSurcharge": 4519, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 0, "uncoveredAmountWithoutOverAuthorization": 0}, "substitution": "similar", "discountCodes": [], "lineItemCount": 21, "billingAddress": {"city": "Wien", "email": "anna@example.at", "lastName": "Huber", "firstName": "Anna", "postalCode": "1070", "streetName": "Neubaugasse", "streetNumber": "12"}, "voucherLineItems": [], "crateDepositDesired": false, "distributionAddress": {"city": "Wien", "country": "Österreich", "postalCode": "1070", "streetName": "Neubaugasse", "countryCode": "AT", "streetNumber": "12", "pickingUnitIds": ["west", "east"], "distributionType": "DELIVERY", "deliveryAreaNumber": "neubau"}}', 4519, 4971, '2026-11-17 04:12:11.870263+00', '2026-11-17 04:32:11.870263+00', false),
	('36c9b1c1-1d17-4eb7-a223-a0225864a6b2', '6d66079a-1c17-4ced-b3f2-d744f54d149f', 'a370960f-9529-4fdf-a7e4-8a6a6ac72cb9', '\xd4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db', 'ORDERED', NULL, '{"mode": "REGULAR", "lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}], "member": false, "weight": 10000, "window": {"id": "t-e07a9eae-b15e-4bda-ae78-7a22fa02dc17", "endsAt": "2026-11-18T06:12:13.314Z", "cutOffAt": "2026-11-18T03:12:13.314Z", "startsAt": "2026-11-18T04:12:13.314Z"}, "payments": [{"amount": 4479, "methodKey": "credit-cards", "authorized": 4479}], "priceInfo": {"total": 4479, "savings": 0, "totalVat": 407, "discounts": 0, "vatByRate": [{"vat": 407, "gross": 4479, "permille": 100}], "orderValue": 3980, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 0, "serviceFeeTaxRate": 100, "totalArticlePrice": 3980, "totalWithSurcharge": 4479, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 4479, "uncoveredAmountWithoutOverAuthorization": 4479}, "substitution": "similar", "discountCodes": [], "lineItemCount": 20, "billingAddress": {"city": "Wien", "email": "anna@example.at", "lastName": "Huber", "firstName": "Anna", "postalCode": "1070", "streetName": "Neubaugasse", "streetNumber": "12"}, "voucherLineItems": [], "crateDepositDesired": false, "distributionAddress": {"city": "Wien", "country": "Österreich", "postalCode": "1070", "streetName": "Neubaugasse", "countryCode": "AT", "streetNumber": "12", "pickingUnitIds": ["west", "east"], "distributionType": "DELIVERY", "deliveryAreaNumber": "neubau"}}', 4479, 0, '2026-11-17 04:12:13.516848+00', '2026-11-17 04:32:13.516848+00', false),
	('43981077-4db5-4c74-81df-6e7cd1534e59', 'ad684a95-05de-44a1-86ac-50d1cc3d2d72', NULL, '\xd4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db', 'ORDERED', NULL, '{"mode": "REGULAR", "lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}], "member": false, "weight": 10000, "window": {"id": "t-1f0c3650-0e7a-43f9-aa40-c0b53cb3d1c9", "endsAt": "2026-11-18T06:12:13.902Z", "cutOffAt": "2026-11-18T03:12:13.902Z", "startsAt": "2026-11-18T04:12:13.902Z"}, "payments": [{"amount": 4479, "methodKey": "credit-cards", "authorized": 4479}], "priceInfo": {"total": 4479, "savings": 0, "totalVat": 407, "discounts": 0, "vatByRate": [{"vat": 407, "gross": 4479, "permille": 100}], "orderValue": 3980, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 0, "serviceFeeTaxRate": 100, "totalArticlePrice": 3980, "totalWithSurcharge": 4479, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 4479, "uncoveredAmountWithoutOverAuthorization": 4479}, "substitution": "similar", "discountCodes": [], "lineItemCount": 20, "billingAddress": {"city": "Wien", "email": "anna@example.at", "lastName": "Huber", "firstName": "Anna", "postalCode": "1070", "streetName": "Neubaugasse", "streetNumber": "12"}, "voucherLineItems": [], "crateDepositDesired": false, "distributionAddress": {"city": "Wien", "country": "Österreich", "postalCode": "1070", "streetName": "Neubaugasse", "countryCode": "AT", "streetNumber": "12", "pickingUnitIds": ["west", "east"], "distributionType": "DELIVERY", "deliveryAreaNumber": "neubau"}}', 4479, 0, '2026-11-17 04:12:14.060836+00', '2026-11-17 04:32:14.060836+00', false),
	('2a80315b-0edd-4375-9973-f09a05be1f69', 'f6dd5149-434b-4e17-9922-4ffe56e19dea', 'a370960f-9529-4fdf-a7e4-8a6a6ac72cb9', '\xd4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db', 'ORDERED', NULL, '{"mode": "REGULAR", "lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}], "member": false, "weight": 10000, "window": {"id": "t-b92dcffd-4f39-4149-b245-3e38b2abb67b", "endsAt": "2026-11-18T06:12:14.478Z", "cutOffAt": "2026-11-18T03:12:14.478Z", "startsAt": "2026-11-18T04:12:14.478Z"}, "payments": [{"amount": 4479, "methodKey": "payment-at-the-door", "authorized": 4479}], "priceInfo": {"total": 4479, "savings": 0, "totalVat": 407, "discounts": 0, "vatByRate": [{"vat": 407, "gross": 4479, "permille": 100}], "orderValue": 3980, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 0, "serviceFeeTaxRate": 100, "totalArticlePrice": 3980, "totalWithSurcharge": 4479, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 4479, "uncoveredAmountWithoutOverAuthorization": 4479}, "substitution": "similar", "discountCodes": [], "lineItemCount": 20, "billingAddress": {"city": "Wien", "email": "anna@example.at", "lastName": "Huber", "firstName": "Anna", "postalCode": "1070", "streetName": "Neubaugasse", "streetNumber": "12"}, "voucherLineItems": [], "crateDepositDesired": false, "distributionAddress": {"city": "Wien", "country": "Österreich", "postalCode": "1070", "streetName": "Neubaugasse", "countryCode": "AT", "streetNumber": "12", "pickingUnitIds": ["west", "east"], "distributionType": "DELIVERY", "deliveryAreaNumber": "neubau"}}', 4479, 0, '2026-11-17 04:12:14.704619+00', '2026-11-17 04:32:14.704619+00', false),
	('1f95c0ee-59ff-4965-aa02-a9eb43744128', 'e2253af7-8de1-4cbc-b555-b488d474eac1', '75f01ce2-f472-43ab-9856-abe26cc5f1d9', '\xd4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db', 'OPEN', NULL, '{"mode": "REGULAR", "lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}], "member": false, "weight": 10000, "window": {"id": "t-5b62cc0e-3194-45e6-a4e8-ee47f28f6fd2", "endsAt": "2026-11-18T06:12:15.120Z", "cutOffAt": "2026-11-18T03:12:15.120Z", "startsAt": "2026-11-18T04:12:15.120Z"}, "payments": [{"amount": 4479, "methodKey": "credit-cards", "authorized": 4479}], "priceInfo": {"total": 4479, "savings": 0, "totalVat": 407, "discounts": 0, "vatByRate": [{"vat": 407, "gross": 4479, "permille": 100}], "orderValue": 3980, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 0, "serviceFeeTaxRate": 100, "totalArticlePrice": 3980, "totalWithSurcharge": 4479, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 4479, "uncoveredAmountWithoutOverAuthorization": 4479}, "substitution": "similar", "discountCodes": [], "lineItemCount": 20, "billingAddress": {"city": "Wien", "email": "anna@example.at", "lastName": "Huber", "firstName": "Anna", "postalCode": "1070", "streetName": "Neubaugasse", "streetNumber": "12"}, "voucherLineItems": [], "crateDepositDesired": false, "distributionAddress": {"city": "Wien", "country": "Österreich", "postalCode": "1070", "streetName": "Neubaugasse", "countryCode": "AT", "streetNumber": "12", "pickingUnitIds": ["west", "east"], "distributionType": "DELIVERY", "deliveryAreaNumber": "neubau"}}', 4479, 0, '2026-11-17 04:12:15.205742+00', '2026-11-17 04:32:15.205742+00', false),
	('f71286d8-37d9-430d-8691-6b5e78a2bc0a', '75e5f5da-8adb-43c1-b29e-0664a52f0c2c', NULL, '\xd4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db', 'FAILED', 'declined', '{"mode": "REGULAR", "lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}], "member": false, "weight": 10000, "window": {"id": "t-5faec8a9-1264-4c7b-83cc-55ac51d231ba", "endsAt": "2026-11-18T06:12:15.299Z", "cutOffAt": "2026-11-18T03:12:15.299Z", "startsAt": "2026-11-18T04:12:15.299Z"}, "payments": [{"amount": 4479, "methodKey": "credit-cards", "authorized": 4479}], "priceInfo": {"total": 4479, "savings": 0, "totalVat": 407, "discounts": 0, "vatByRate": [{"vat": 407, "gross": 4479, "permille": 100}], "orderValue": 3980, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 0, "serviceFeeTaxRate": 100, "totalArticlePrice": 3980, "totalWithSurcharge": 4479, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 4479, "uncoveredAmountWithoutOverAuthorization": 4479}, "substitution": "similar", "discountCodes": [], "lineItemCount": 20, "billingAddress": {"city": "Wien", "email": "anna@example.at", "lastName": "Huber", "firstName": "Anna", "postalCode": "1070", "streetName": "Neubaugasse", "streetNumber": "12"}, "voucherLineItems": [], "crateDepositDesired": false, "distributionAddress": {"city": "Wien", "country": "Österreich", "postalCode": "1070", "streetName": "Neubaugasse", "countryCode": "AT", "streetNumber": "12", "pickingUnitIds": ["west", "east"], "distributionType": "DELIVERY", "deliveryAreaNumber": "neubau"}}', 4479, 0, '2026-11-17 04:12:15.430822+00', '2026-11-17 04:32:15.430822+00', false);
INSERT INTO public.checkout_claim VALUES
	('b436ddcc-ef12-4b20-8836-7689702f1767', 'giftCard', '11c12600-3586-494b-82b2-78e06f7a90f3', 4222, '75f01ce2-f472-43ab-9856-abe26cc5f1d9', false);
INSERT INTO public.content_page VALUES
	('hilfe', 'Hilfe', true, 'ALL', false, NULL, NULL, '{}', '[]', 1, '2026-11-17 04:12:15.664835+00');
INSERT INTO public.credit_note VALUES
	(1, 40000017, '2026-11-17 04:12:13.024843+00');
INSERT INTO public.customer VALUES
	('75f01ce2-f472-43ab-9856-abe26cc5f1d9', 'anna@example.at', '', NULL, 'Anna', 'Huber', NULL, '', NULL, false, false, false, NULL, NULL, NULL, 1, 0, false, '2026-11-17 04:12:11.266237+00', '2026-11-17 04:12:11.266237+00'),
	('a370960f-9529-4fdf-a7e4-8a6a6ac72cb9', 'ben@example.at', '', NULL, 'Ben', 'Berger', NULL, '', NULL, false, false, false, NULL, NULL, NULL, 1, 0, false, '2026-11-17 04:12:11.290959+00', '2026-11-17 04:12:11.290959+00');
INSERT INTO public.customer_address VALUES
	('68c80979-55bb-43d3-b928-80efb40c223b', '75f01ce2-f472-43ab-9856-abe26cc5f1d9', 'delivery', 'private', '{"zip": "1070", "city": "Wien", "street": "Neubaugasse", "lastName": "Huber", "firstName": "Anna", "countryCode": "AT", "houseNumber": "12"}', false, true, '2026-11-17 04:13:18.640858+00');
INSERT INTO public.customer_favorite VALUES
	('75f01ce2-f472-43ab-9856-abe26cc5f1d9', 'products', 'a', '2026-11-17 04:13:18.616855+00');
INSERT INTO public.delivery_pass VALUES
	('75f01ce2-f472-43ab-9856-abe26cc5f1d9', 'year', '2026-01-01 00:00:00+00', '2026-12-31 00:00:00+00', false, NULL);
INSERT INTO public.gift_card VALUES
	('11c12600-3586-494b-82b2-78e06f7a90f3', '\x0bb5bf75cd9f6c0749746a4965c627a6a2b3011b3b49484e1a14e4af0cc39f99', '1234', '', 778, '75f01ce2-f472-43ab-9856-abe26cc5f1d9', '2026-11-17 04:12:11.30486+00');
INSERT INTO public.gift_card_movement OVERRIDING SYSTEM VALUE VALUES
	(1, '11c12600-3586-494b-82b2-78e06f7a90f3', 5000, 'issued', NULL, '2026-11-17 04:12:11.323857+00'),
	(2, '11c12600-3586-494b-82b2-78e06f7a90f3', -4971, 'order', 'b436ddcc-ef12-4b20-8836-7689702f1767', '2026-11-17 04:12:11.870263+00'),
	(3, '11c12600-3586-494b-82b2-78e06f7a90f3', 649, 'givenBack', 'b436ddcc-ef12-4b20-8836-7689702f1767', '2026-11-17 04:12:12.508843+00'),
	(4, '11c12600-3586-494b-82b2-78e06f7a90f3', 100, 'refund', 'b436ddcc-ef12-4b20-8836-7689702f1767', '2026-11-17 04:12:13.024843+00');
INSERT INTO public.invoice VALUES
	(1, 40000017, '2026-11-17 04:12:12.508843+00');
INSERT INTO public.mail VALUES
	('86c5b48b-b0c0-4521-8881-4f4f95ba353d', 'orderConfirmation', 'Feldmarkt <servus@feldmarkt.example>', 'anna@example.at', 'Deine Bestellung 40000017', '', '', '{"Reply-To": "hilfe@feldmarkt.example", "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All"}', '2026-11-17 04:12:12.088854+00', '2026-11-17 04:12:12.088854+00', 0, NULL, NULL, NULL, '{"letter":{"preheader":"Wir haben sie, und du bekommst sie: Mittwoch, 18. November, 05:12–07:12.","heading":"Danke für deine Bestellung","greeting":"Servus Anna,","before":["deine Bestellung mit der Nummer 40000017 ist bei uns.","Wann: Mittwoch, 18. November, 05:12–07:12","Wo: Neubaugasse 12, 1070 Wien","Bezahlt wird mit: Guthaben + Karte","Das hast du bestellt:"],"after":["Bis 18. November 2026 um 04:12 kannst du die Bestellung noch stornieren. Mit einem Konto legst du bis dahin auch noch etwas dazu.","Was gewogen wird, kostet am Ende, was es wirklich wiegt, und nie mehr als der Betrag, den du freigegeben hast. Die Rechnung kommt, wenn alles gepackt ist.","Rücktrittsrecht: Du kannst binnen 14 Tagen ab Erhalt der Ware ohne Angabe von Gründen vom Vertrag zurücktreten. Schreib uns dazu an hilfe@feldmarkt.example oder nimm die Seite „Vertrag widerrufen“ ganz unten in unserem Shop; dort geht es ohne Anmeldung, und du bekommst sofort eine Bestätigung. Wir geben dir binnen 14 Tagen alle Zahlungen zurück, auf demselben Weg. Ausgenommen sind Waren, die schnell verderben, und versiegelte Waren, die aus Gründen der Hygiene nach dem Öffnen nicht zurückgegeben werden können.","Verkauft von Feldmarkt Handels GmbH (Demo), Musterfeldgasse 7, 1070 Wien. Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung vom Tag deiner Bestellung."],"rows":[{"label":"20 × Product p1","detail":"500 g","figure":"39,80 €"},{"label":"200 g Product cheese","figure":"0,40 €"},{"label":"Waren","figure":"40,20 €","strong":true},{"label":"Lieferung und Service","figure":"4,99 €"},{"label":"Gesamtbetrag","figure":"45,19 €","strong":true},{"label":"Darin Umsatzsteuer","figure":"4,11 €"}],"button":{"label":"Bestellung ansehen","link":"https://shop.example/kassa-ok?orderNumber=40000017&key=Xl_LTOOnqBEXVqS62Pl4hmB8NSOZWDiy3XNge8uVDlU"}},"frame":{"language":"de-AT","shop":"Feldmarkt","home":"https://shop.example/","logo":"https://shop.example/media/touch-icon.a788a69e.png","support":"hilfe@feldmarkt.example","theme":{"colours":{"light":{"brand":"#1b5a3a","brand-strong":"#0f3a26","brand-soft":"#e4efe2","on-brand":"#ffffff","accent":"#f5b83d","accent-soft":"#fff1cf","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#c4122f","promo-fill":"#c4122f","ink":"#17231c","ink-2":"#56635a","page":"#ffffff","surface":"#f8f6ef","ground":"#f4f2e9","ground-hi":"#fdfcf8","line":"#e3e1d6","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#1d7a46","warn":"#8a5a00","warn-soft":"#fff4d6","error":"#b3261e","error-soft":"#fdeceb","focus":"#0b6bcb","tint-1":"#e8f1dc","tint-2":"#fbead0","tint-3":"#e5eef5","tint-4":"#fbe3dc","tint-5":"#f3ecd9","tint-6":"#ece6f5"},"dark":{"brand":"#8fd3a9","brand-strong":"#c3ead0","brand-soft":"#203629","on-brand":"#0a2413","accent":"#f5b83d","accent-soft":"#3b3017","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#ff8d92","promo-fill":"#c4122f","ink":"#f1f4ef","ink-2":"#b4beb7","page":"#111513","surface":"#1a201d","ground":"#252c28","ground-hi":"#39423c","line":"#343d38","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#8fd3a9","warn":"#f0c266","warn-soft":"#382c10","error":"#ffa099","error-soft":"#411e1b","focus":"#6cb2ff","tint-1":"#26332a","tint-2":"#3a3123","tint-3":"#243039","tint-4":"#3b2a28","tint-5":"#332f24","tint-6":"#2d2a38"}},"radius":{"s":"8px","m":"14px","l":"24px","pill":"999px"}},"signature":"Dein Feldmarkt","linkHint":"Der Knopf geht nicht? Dann kopier diese Adresse in deinen Browser:","help":"Fragen? Schreib uns:","automatic":"Diese Nachricht wurde automatisch verschickt. Sie enthält keine Werbung."}}'),
	('47bb9cc2-8d7a-48f4-b93e-2856817a5307', 'orderPicked', 'Feldmarkt <servus@feldmarkt.example>', 'anna@example.at', 'Bestellung 40000017 ist gepackt', '', '', '{"Reply-To": "hilfe@feldmarkt.example", "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All"}', '2026-11-17 04:12:12.508843+00', '2026-11-17 04:12:12.508843+00', 0, NULL, NULL, NULL, '{"letter":{"preheader":"Alles gewogen. Du zahlst 43,22 €.","heading":"Alles gepackt","greeting":"Servus Anna,","before":["deine Bestellung 40000017 ist gepackt und gewogen. So viel kostet sie wirklich:"],"after":["Was nicht da war, zahlst du nicht. Von deiner Zahlung nehmen wir nur den Gesamtbetrag, der Rest wird frei."],"rows":[{"label":"20 × Product p1","detail":"500 g · 19 / 20","figure":"37,81 €"},{"label":"200 g Product cheese","detail":"gewogen: 211 g","figure":"0,42 €"},{"label":"Waren","figure":"38,23 €","strong":true},{"label":"Lieferung und Service","figure":"4,99 €"},{"label":"Gesamtbetrag","figure":"43,22 €","strong":true},{"label":"Darin Umsatzsteuer","figure":"3,93 €"}],"button":{"label":"Zur Rechnung","link":"https://shop.example/kassa-ok?orderNumber=40000017&key=Xl_LTOOnqBEXVqS62Pl4hmB8NSOZWDiy3XNge8uVDlU"}},"frame":{"language":"de-AT","shop":"Feldmarkt","home":"https://shop.example/","logo":"https://shop.example/media/touch-icon.a788a69e.png","support":"hilfe@feldmarkt.example","theme":{"colours":{"light":{"brand":"#1b5a3a","brand-strong":"#0f3a26","brand-soft":"#e4efe2","on-brand":"#ffffff","accent":"#f5b83d","accent-soft":"#fff1cf","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#c4122f","promo-fill":"#c4122f","ink":"#17231c","ink-2":"#56635a","page":"#ffffff","surface":"#f8f6ef","ground":"#f4f2e9","ground-hi":"#fdfcf8","line":"#e3e1d6","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#1d7a46","warn":"#8a5a00","warn-soft":"#fff4d6","error":"#b3261e","error-soft":"#fdeceb","focus":"#0b6bcb","tint-1":"#e8f1dc","tint-2":"#fbead0","tint-3":"#e5eef5","tint-4":"#fbe3dc","tint-5":"#f3ecd9","tint-6":"#ece6f5"},"dark":{"brand":"#8fd3a9","brand-strong":"#c3ead0","brand-soft":"#203629","on-brand":"#0a2413","accent":"#f5b83d","accent-soft":"#3b3017","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#ff8d92","promo-fill":"#c4122f","ink":"#f1f4ef","ink-2":"#b4beb7","page":"#111513","surface":"#1a201d","ground":"#252c28","ground-hi":"#39423c","line":"#343d38","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#8fd3a9","warn":"#f0c266","warn-soft":"#382c10","error":"#ffa099","error-soft":"#411e1b","focus":"#6cb2ff","tint-1":"#26332a","tint-2":"#3a3123","tint-3":"#243039","tint-4":"#3b2a28","tint-5":"#332f24","tint-6":"#2d2a38"}},"radius":{"s":"8px","m":"14px","l":"24px","pill":"999px"}},"signature":"Dein Feldmarkt","linkHint":"Der Knopf geht nicht? Dann kopier diese Adresse in deinen Browser:","help":"Fragen? Schreib uns:","automatic":"Diese Nachricht wurde automatisch verschickt. Sie enthält keine Werbung."}}'),
	('e99cde32-ab2f-4adb-9d64-52fa6a06f79c', 'orderOnItsWay', 'Feldmarkt <servus@feldmarkt.example>', 'anna@example.at', 'Dein Einkauf ist unterwegs', '', '', '{"Reply-To": "hilfe@feldmarkt.example", "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All"}', '2026-11-17 04:12:12.889545+00', '2026-11-17 04:12:12.889545+00', 0, NULL, NULL, NULL, '{"letter":{"preheader":"Wir sind bei dir: Mittwoch, 18. November, 05:12–07:12.","heading":"Wir sind unterwegs","greeting":"Servus Anna,","before":["deine Bestellung 40000017 ist auf dem Weg zu dir.","Wann: Mittwoch, 18. November, 05:12–07:12","Wo: Neubaugasse 12, 1070 Wien"],"after":["Ist Alkohol dabei, zeig uns an der Tür bitte einen Ausweis."],"button":{"label":"Bestellung ansehen","link":"https://shop.example/kassa-ok?orderNumber=40000017&key=Xl_LTOOnqBEXVqS62Pl4hmB8NSOZWDiy3XNge8uVDlU"}},"frame":{"language":"de-AT","shop":"Feldmarkt","home":"https://shop.example/","logo":"https://shop.example/media/touch-icon.a788a69e.png","support":"hilfe@feldmarkt.example","theme":{"colours":{"light":{"brand":"#1b5a3a","brand-strong":"#0f3a26","brand-soft":"#e4efe2","on-brand":"#ffffff","accent":"#f5b83d","accent-soft":"#fff1cf","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#c4122f","promo-fill":"#c4122f","ink":"#17231c","ink-2":"#56635a","page":"#ffffff","surface":"#f8f6ef","ground":"#f4f2e9","ground-hi":"#fdfcf8","line":"#e3e1d6","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#1d7a46","warn":"#8a5a00","warn-soft":"#fff4d6","error":"#b3261e","error-soft":"#fdeceb","focus":"#0b6bcb","tint-1":"#e8f1dc","tint-2":"#fbead0","tint-3":"#e5eef5","tint-4":"#fbe3dc","tint-5":"#f3ecd9","tint-6":"#ece6f5"},"dark":{"brand":"#8fd3a9","brand-strong":"#c3ead0","brand-soft":"#203629","on-brand":"#0a2413","accent":"#f5b83d","accent-soft":"#3b3017","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#ff8d92","promo-fill":"#c4122f","ink":"#f1f4ef","ink-2":"#b4beb7","page":"#111513","surface":"#1a201d","ground":"#252c28","ground-hi":"#39423c","line":"#343d38","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#8fd3a9","warn":"#f0c266","warn-soft":"#382c10","error":"#ffa099","error-soft":"#411e1b","focus":"#6cb2ff","tint-1":"#26332a","tint-2":"#3a3123","tint-3":"#243039","tint-4":"#3b2a28","tint-5":"#332f24","tint-6":"#2d2a38"}},"radius":{"s":"8px","m":"14px","l":"24px","pill":"999px"}},"signature":"Dein Feldmarkt","linkHint":"Der Knopf geht nicht? Dann kopier diese Adresse in deinen Browser:","help":"Fragen? Schreib uns:","automatic":"Diese Nachricht wurde automatisch verschickt. Sie enthält keine Werbung."}}'),
	('c9e8dc5c-dd27-400d-ad1f-94e397423899', 'orderRefunded', 'Feldmarkt <servus@feldmarkt.example>', 'anna@example.at', 'Geld zurück für Bestellung 40000017', '', '', '{"Reply-To": "hilfe@feldmarkt.example", "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All"}', '2026-11-17 04:12:13.024843+00', '2026-11-17 04:12:13.024843+00', 0, NULL, NULL, NULL, '{"letter":{"preheader":"Wir erstatten dir 1,00 €.","heading":"Wir erstatten dir 1,00 €","greeting":"Servus Anna,","before":["für deine Bestellung 40000017 bekommst du 1,00 € zurück.","Das Geld kommt auf dem Weg zurück, auf dem du bezahlt hast: Guthaben (1,00 €).","Zur Rechnung 1 gibt es dafür die Rechnungskorrektur K1. Du findest sie bei deiner Bestellung."],"after":["Guthaben hast du sofort wieder. Bei Karte oder Konto dauert es je nach Bank ein paar Tage, bis du das Geld siehst."],"button":{"label":"Bestellung ansehen","link":"https://shop.example/kassa-ok?orderNumber=40000017&key=Xl_LTOOnqBEXVqS62Pl4hmB8NSOZWDiy3XNge8uVDlU"}},"frame":{"language":"de-AT","shop":"Feldmarkt","home":"https://shop.example/","logo":"https://shop.example/media/touch-icon.a788a69e.png","support":"hilfe@feldmarkt.example","theme":{"colours":{"light":{"brand":"#1b5a3a","brand-strong":"#0f3a26","brand-soft":"#e4efe2","on-brand":"#ffffff","accent":"#f5b83d","accent-soft":"#fff1cf","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#c4122f","promo-fill":"#c4122f","ink":"#17231c","ink-2":"#56635a","page":"#ffffff","surface":"#f8f6ef","ground":"#f4f2e9","ground-hi":"#fdfcf8","line":"#e3e1d6","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#1d7a46","warn":"#8a5a00","warn-soft":"#fff4d6","error":"#b3261e","error-soft":"#fdeceb","focus":"#0b6bcb","tint-1":"#e8f1dc","tint-2":"#fbead0","tint-3":"#e5eef5","tint-4":"#fbe3dc","tint-5":"#f3ecd9","tint-6":"#ece6f5"},"dark":{"brand":"#8fd3a9","brand-strong":"#c3ead0","brand-soft":"#203629","on-brand":"#0a2413","accent":"#f5b83d","accent-soft":"#3b3017","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#ff8d92","promo-fill":"#c4122f","ink":"#f1f4ef","ink-2":"#b4beb7","page":"#111513","surface":"#1a201d","ground":"#252c28","ground-hi":"#39423c","line":"#343d38","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#8fd3a9","warn":"#f0c266","warn-soft":"#382c10","error":"#ffa099","error-soft":"#411e1b","focus":"#6cb2ff","tint-1":"#26332a","tint-2":"#3a3123","tint-3":"#243039","tint-4":"#3b2a28","tint-5":"#332f24","tint-6":"#2d2a38"}},"radius":{"s":"8px","m":"14px","l":"24px","pill":"999px"}},"signature":"Dein Feldmarkt","linkHint":"Der Knopf geht nicht? Dann kopier diese Adresse in deinen Browser:","help":"Fragen? Schreib uns:","automatic":"Diese Nachricht wurde automatisch verschickt. Sie enthält keine Werbung."}}'),
	('8ec22998-80d6-4474-accd-7bd046befc07', 'orderConfirmation', 'Feldmarkt <servus@feldmarkt.example>', 'anna@example.at', 'Deine Bestellung 40000018', '', '', '{"Reply-To": "hilfe@feldmarkt.example", "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All"}', '2026-11-17 04:12:13.627118+00', '2026-11-17 04:12:13.627118+00', 0, NULL, NULL, NULL, '{"letter":{"preheader":"Wir haben sie, und du bekommst sie: Mittwoch, 18. November, 05:12–07:12.","heading":"Danke für deine Bestellung","greeting":"Servus Anna,","before":["deine Bestellung mit der Nummer 40000018 ist bei uns.","Wann: Mittwoch, 18. November, 05:12–07:12","Wo: Neubaugasse 12, 1070 Wien","Bezahlt wird mit: Karte","Das hast du bestellt:"],"after":["Bis 18. November 2026 um 04:12 kannst du die Bestellung noch stornieren. Mit einem Konto legst du bis dahin auch noch etwas dazu.","Was gewogen wird, kostet am Ende, was es wirklich wiegt, und nie mehr als der Betrag, den du freigegeben hast. Die Rechnung kommt, wenn alles gepackt ist.","Rücktrittsrecht: Du kannst binnen 14 Tagen ab Erhalt der Ware ohne Angabe von Gründen vom Vertrag zurücktreten. Schreib uns dazu an hilfe@feldmarkt.example oder nimm die Seite „Vertrag widerrufen“ ganz unten in unserem Shop; dort geht es ohne Anmeldung, und du bekommst sofort eine Bestätigung. Wir geben dir binnen 14 Tagen alle Zahlungen zurück, auf demselben Weg. Ausgenommen sind Waren, die schnell verderben, und versiegelte Waren, die aus Gründen der Hygiene nach dem Öffnen nicht zurückgegeben werden können.","Verkauft von Feldmarkt Handels GmbH (Demo), Musterfeldgasse 7, 1070 Wien. Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung vom Tag deiner Bestellung."],"rows":[{"label":"20 × Product p1","detail":"500 g","figure":"39,80 €"},{"label":"Waren","figure":"39,80 €","strong":true},{"label":"Lieferung und Service","figure":"4,99 €"},{"label":"Gesamtbetrag","figure":"44,79 €","strong":true},{"label":"Darin Umsatzsteuer","figure":"4,07 €"}],"button":{"label":"Bestellung ansehen","link":"https://shop.example/kassa-ok?orderNumber=40000018&key=GWtC4lSTKQHYNna9bx4MbeSeYD8ubqsIu9PU27wBdNs"}},"frame":{"language":"de-AT","shop":"Feldmarkt","home":"https://shop.example/","logo":"https://shop.example/media/touch-icon.a788a69e.png","support":"hilfe@feldmarkt.example","theme":{"colours":{"light":{"brand":"#1b5a3a","brand-strong":"#0f3a26","brand-soft":"#e4efe2","on-brand":"#ffffff","accent":"#f5b83d","accent-soft":"#fff1cf","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#c4122f","promo-fill":"#c4122f","ink":"#17231c","ink-2":"#56635a","page":"#ffffff","surface":"#f8f6ef","ground":"#f4f2e9","ground-hi":"#fdfcf8","line":"#e3e1d6","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#1d7a46","warn":"#8a5a00","warn-soft":"#fff4d6","error":"#b3261e","error-soft":"#fdeceb","focus":"#0b6bcb","tint-1":"#e8f1dc","tint-2":"#fbead0","tint-3":"#e5eef5","tint-4":"#fbe3dc","tint-5":"#f3ecd9","tint-6":"#ece6f5"},"dark":{"brand":"#8fd3a9","brand-strong":"#c3ead0","brand-soft":"#203629","on-brand":"#0a2413","accent":"#f5b83d","accent-soft":"#3b3017","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#ff8d92","promo-fill":"#c4122f","ink":"#f1f4ef","ink-2":"#b4beb7","page":"#111513","surface":"#1a201d","ground":"#252c28","ground-hi":"#39423c","line":"#343d38","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#8fd3a9","warn":"#f0c266","warn-soft":"#382c10","error":"#ffa099","error-soft":"#411e1b","focus":"#6cb2ff","tint-1":"#26332a","tint-2":"#3a3123","tint-3":"#243039","tint-4":"#3b2a28","tint-5":"#332f24","tint-6":"#2d2a38"}},"radius":{"s":"8px","m":"14px","l":"24px","pill":"999px"}},"signature":"Dein Feldmarkt","linkHint":"Der Knopf geht nicht? Dann kopier diese Adresse in deinen Browser:","help":"Fragen? Schreib uns:","automatic":"Diese Nachricht wurde automatisch verschickt. Sie enthält keine Werbung."}}'),
	('1e7d5944-c6fb-478f-b45f-65132ba87243', 'orderCancelled', 'Feldmarkt <servus@feldmarkt.example>', 'anna@example.at', 'Bestellung 40000018 ist storniert', '', '', '{"Reply-To": "hilfe@feldmarkt.example", "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All"}', '2026-11-17 04:12:13.698047+00', '2026-11-17 04:12:13.698047+00', 0, NULL, NULL, NULL, '{"letter":{"preheader":"Du zahlst nichts.","heading":"Storniert","greeting":"Servus Anna,","before":["deine Bestellung 40000018 ist storniert, wir packen nichts ein.","Du zahlst nichts: Was reserviert war, geben wir gleich frei. Je nach Bank dauert es ein paar Tage, bis du das siehst. Gutscheine und Guthaben hast du sofort wieder."],"after":["Das warst nicht du? Schreib uns bitte gleich an hilfe@feldmarkt.example."],"button":{"label":"Bestellung ansehen","link":"https://shop.example/kassa-ok?orderNumber=40000018&key=GWtC4lSTKQHYNna9bx4MbeSeYD8ubqsIu9PU27wBdNs"}},"frame":{"language":"de-AT","shop":"Feldmarkt","home":"https://shop.example/","logo":"https://shop.example/media/touch-icon.a788a69e.png","support":"hilfe@feldmarkt.example","theme":{"colours":{"light":{"brand":"#1b5a3a","brand-strong":"#0f3a26","brand-soft":"#e4efe2","on-brand":"#ffffff","accent":"#f5b83d","accent-soft":"#fff1cf","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#c4122f","promo-fill":"#c4122f","ink":"#17231c","ink-2":"#56635a","page":"#ffffff","surface":"#f8f6ef","ground":"#f4f2e9","ground-hi":"#fdfcf8","line":"#e3e1d6","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#1d7a46","warn":"#8a5a00","warn-soft":"#fff4d6","error":"#b3261e","error-soft":"#fdeceb","focus":"#0b6bcb","tint-1":"#e8f1dc","tint-2":"#fbead0","tint-3":"#e5eef5","tint-4":"#fbe3dc","tint-5":"#f3ecd9","tint-6":"#ece6f5"},"dark":{"brand":"#8fd3a9","brand-strong":"#c3ead0","brand-soft":"#203629","on-brand":"#0a2413","accent":"#f5b83d","accent-soft":"#3b3017","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#ff8d92","promo-fill":"#c4122f","ink":"#f1f4ef","ink-2":"#b4beb7","page":"#111513","surface":"#1a201d","ground":"#252c28","ground-hi":"#39423c","line":"#343d38","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#8fd3a9","warn":"#f0c266","warn-soft":"#382c10","error":"#ffa099","error-soft":"#411e1b","focus":"#6cb2ff","tint-1":"#26332a","tint-2":"#3a3123","tint-3":"#243039","tint-4":"#3b2a28","tint-5":"#332f24","tint-6":"#2d2a38"}},"radius":{"s":"8px","m":"14px","l":"24px","pill":"999px"}},"signature":"Dein Feldmarkt","linkHint":"Der Knopf geht nicht? Dann kopier diese Adresse in deinen Browser:","help":"Fragen? Schreib uns:","automatic":"Diese Nachricht wurde automatisch verschickt. Sie enthält keine Werbung."}}'),
	('0a6e41db-8285-4608-892e-f07c743d3cb4', 'orderConfirmation', 'Feldmarkt <servus@feldmarkt.example>', 'anna@example.at', 'Deine Bestellung 40000019', '', '', '{"Reply-To": "hilfe@feldmarkt.example", "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All"}', '2026-11-17 04:12:14.239696+00', '2026-11-17 04:12:14.239696+00', 0, NULL, NULL, NULL, '{"letter":{"preheader":"Wir haben sie, und du bekommst sie: Mittwoch, 18. November, 05:12–07:12.","heading":"Danke für deine Bestellung","greeting":"Servus Anna,","before":["deine Bestellung mit der Nummer 40000019 ist bei uns.","Wann: Mittwoch, 18. November, 05:12–07:12","Wo: Neubaugasse 12, 1070 Wien","Bezahlt wird mit: Karte","Das hast du bestellt:"],"after":["Bis 18. November 2026 um 04:12 kannst du die Bestellung noch stornieren. Mit einem Konto legst du bis dahin auch noch etwas dazu.","Was gewogen wird, kostet am Ende, was es wirklich wiegt, und nie mehr als der Betrag, den du freigegeben hast. Die Rechnung kommt, wenn alles gepackt ist.","Rücktrittsrecht: Du kannst binnen 14 Tagen ab Erhalt der Ware ohne Angabe von Gründen vom Vertrag zurücktreten. Schreib uns dazu an hilfe@feldmarkt.example oder nimm die Seite „Vertrag widerrufen“ ganz unten in unserem Shop; dort geht es ohne Anmeldung, und du bekommst sofort eine Bestätigung. Wir geben dir binnen 14 Tagen alle Zahlungen zurück, auf demselben Weg. Ausgenommen sind Waren, die schnell verderben, und versiegelte Waren, die aus Gründen der Hygiene nach dem Öffnen nicht zurückgegeben werden können.","Verkauft von Feldmarkt Handels GmbH (Demo), Musterfeldgasse 7, 1070 Wien. Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung vom Tag deiner Bestellung."],"rows":[{"label":"20 × Product p1","detail":"500 g","figure":"39,80 €"},{"label":"Waren","figure":"39,80 €","strong":true},{"label":"Lieferung und Service","figure":"4,99 €"},{"label":"Gesamtbetrag","figure":"44,79 €","strong":true},{"label":"Darin Umsatzsteuer","figure":"4,07 €"}],"button":{"label":"Bestellung ansehen","link":"https://shop.example/kassa-ok?orderNumber=40000019&key=v8jMv3vJoehCVSJ7MP85D3wVgCu5sfZxMwwTug9iUWQ"}},"frame":{"language":"de-AT","shop":"Feldmarkt","home":"https://shop.example/","logo":"https://shop.example/media/touch-icon.a788a69e.png","support":"hilfe@feldmarkt.example","theme":{"colours":{"light":{"brand":"#1b5a3a","brand-strong":"#0f3a26","brand-soft":"#e4efe2","on-brand":"#ffffff","accent":"#f5b83d","accent-soft":"#fff1cf","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#c4122f","promo-fill":"#c4122f","ink":"#17231c","ink-2":"#56635a","page":"#ffffff","surface":"#f8f6ef","ground":"#f4f2e9","ground-hi":"#fdfcf8","line":"#e3e1d6","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#1d7a46","warn":"#8a5a00","warn-soft":"#fff4d6","error":"#b3261e","error-soft":"#fdeceb","focus":"#0b6bcb","tint-1":"#e8f1dc","tint-2":"#fbead0","tint-3":"#e5eef5","tint-4":"#fbe3dc","tint-5":"#f3ecd9","tint-6":"#ece6f5"},"dark":{"brand":"#8fd3a9","brand-strong":"#c3ead0","brand-soft":"#203629","on-brand":"#0a2413","accent":"#f5b83d","accent-soft":"#3b3017","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#ff8d92","promo-fill":"#c4122f","ink":"#f1f4ef","ink-2":"#b4beb7","page":"#111513","surface":"#1a201d","ground":"#252c28","ground-hi":"#39423c","line":"#343d38","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#8fd3a9","warn":"#f0c266","warn-soft":"#382c10","error":"#ffa099","error-soft":"#411e1b","focus":"#6cb2ff","tint-1":"#26332a","tint-2":"#3a3123","tint-3":"#243039","tint-4":"#3b2a28","tint-5":"#332f24","tint-6":"#2d2a38"}},"radius":{"s":"8px","m":"14px","l":"24px","pill":"999px"}},"signature":"Dein Feldmarkt","linkHint":"Der Knopf geht nicht? Dann kopier diese Adresse in deinen Browser:","help":"Fragen? Schreib uns:","automatic":"Diese Nachricht wurde automatisch verschickt. Sie enthält keine Werbung."}}'),
	('4d853b0a-aadd-47ea-9046-7145b45bc976', 'orderConfirmation', 'Feldmarkt <servus@feldmarkt.example>', 'anna@example.at', 'Deine Bestellung 40000020', '', '', '{"Reply-To": "hilfe@feldmarkt.example", "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All"}', '2026-11-17 04:12:14.912055+00', '2026-11-17 04:12:14.912055+00', 0, NULL, NULL, NULL, '{"letter":{"preheader":"Wir haben sie, und du bekommst sie: Mittwoch, 18. November, 05:12–07:12.","heading":"Danke für deine Bestellung","greeting":"Servus Anna,","before":["deine Bestellung mit der Nummer 40000020 ist bei uns.","Wann: Mittwoch, 18. November, 05:12–07:12","Wo: Neubaugasse 12, 1070 Wien","Bezahlt wird mit: Zahlung an der Tür","Das hast du bestellt:"],"after":["Bis 18. November 2026 um 04:12 kannst du die Bestellung noch stornieren. Mit einem Konto legst du bis dahin auch noch etwas dazu.","Was gewogen wird, kostet am Ende, was es wirklich wiegt, und nie mehr als der Betrag, den du freigegeben hast. Die Rechnung kommt, wenn alles gepackt ist.","Rücktrittsrecht: Du kannst binnen 14 Tagen ab Erhalt der Ware ohne Angabe von Gründen vom Vertrag zurücktreten. Schreib uns dazu an hilfe@feldmarkt.example oder nimm die Seite „Vertrag widerrufen“ ganz unten in unserem Shop; dort geht es ohne Anmeldung, und du bekommst sofort eine Bestätigung. Wir geben dir binnen 14 Tagen alle Zahlungen zurück, auf demselben Weg. Ausgenommen sind Waren, die schnell verderben, und versiegelte Waren, die aus Gründen der Hygiene nach dem Öffnen nicht zurückgegeben werden können.","Verkauft von Feldmarkt Handels GmbH (Demo), Musterfeldgasse 7, 1070 Wien. Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung vom Tag deiner Bestellung."],"rows":[{"label":"20 × Product p1","detail":"500 g","figure":"39,80 €"},{"label":"Waren","figure":"39,80 €","strong":true},{"label":"Lieferung und Service","figure":"4,99 €"},{"label":"Gesamtbetrag","figure":"44,79 €","strong":true},{"label":"Darin Umsatzsteuer","figure":"4,07 €"}],"button":{"label":"Bestellung ansehen","link":"https://shop.example/kassa-ok?orderNumber=40000020&key=KrKyGhnWd35xmI_k5gWAWi_DXb8TFLiYwpGpL_dRREQ"}},"frame":{"language":"de-AT","shop":"Feldmarkt","home":"https://shop.example/","logo":"https://shop.example/media/touch-icon.a788a69e.png","support":"hilfe@feldmarkt.example","theme":{"colours":{"light":{"brand":"#1b5a3a","brand-strong":"#0f3a26","brand-soft":"#e4efe2","on-brand":"#ffffff","accent":"#f5b83d","accent-soft":"#fff1cf","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#c4122f","promo-fill":"#c4122f","ink":"#17231c","ink-2":"#56635a","page":"#ffffff","surface":"#f8f6ef","ground":"#f4f2e9","ground-hi":"#fdfcf8","line":"#e3e1d6","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#1d7a46","warn":"#8a5a00","warn-soft":"#fff4d6","error":"#b3261e","error-soft":"#fdeceb","focus":"#0b6bcb","tint-1":"#e8f1dc","tint-2":"#fbead0","tint-3":"#e5eef5","tint-4":"#fbe3dc","tint-5":"#f3ecd9","tint-6":"#ece6f5"},"dark":{"brand":"#8fd3a9","brand-strong":"#c3ead0","brand-soft":"#203629","on-brand":"#0a2413","accent":"#f5b83d","accent-soft":"#3b3017","on-accent":"#2b1d00","member":"#ffd864","on-member":"#2b1d00","promo":"#ff8d92","promo-fill":"#c4122f","ink":"#f1f4ef","ink-2":"#b4beb7","page":"#111513","surface":"#1a201d","ground":"#252c28","ground-hi":"#39423c","line":"#343d38","deep":"#1b5a3a","deep-2":"#0f3a26","ok":"#8fd3a9","warn":"#f0c266","warn-soft":"#382c10","error":"#ffa099","error-soft":"#411e1b","focus":"#6cb2ff","tint-1":"#26332a","tint-2":"#3a3123","tint-3":"#243039","tint-4":"#3b2a28","tint-5":"#332f24","tint-6":"#2d2a38"}},"radius":{"s":"8px","m":"14px","l":"24px","pill":"999px"}},"signature":"Dein Feldmarkt","linkHint":"Der Knopf geht nicht? Dann kopier diese Adresse in deinen Browser:","help":"Fragen? Schreib uns:","automatic":"Diese Nachricht wurde automatisch verschickt. Sie enthält keine Werbung."}}');
INSERT INTO public.migration VALUES
	('0001-snapshot.sql', 'bcb4d3d9228ede5d31135e0474e6c45926578403acfd4d1a41587ec280b9a2c4', '2026-11-17 04:11:32.668839+00'),
	('0002-content.sql', '34a9107cae873cc2bad621d49688cae63c4256e49f44850b520b65c0ff378e75', '2026-11-17 04:11:32.858931+00'),
	('0003-catalogue.sql', 'afa3487b136fe107a88326037a8e0f3d82530c1fd7db0101194f3c615294adf7', '2026-11-17 04:11:33.030973+00'),
	('0004-service.sql', '8aae3a6a6714bccdb98daec14d27e3b71d7e1c1e366e26db413d2fe6ca66cdce', '2026-11-17 04:11:33.318966+00'),
	('0005-cart.sql', 'e6307c2f7057ede4af7c809ac6f201523f33ec24962ef234c5bddc4bda4b8b78', '2026-11-17 04:11:33.456845+00'),
	('0006-customer.sql', 'bf65e427d42626a1cb3bb38099e6a60c4f2bb6114c244c18267282ef1a0a7a0c', '2026-11-17 04:11:33.519868+00'),
	('0007-checkout.sql', 'af08857ea8c5ff11e64df50d9de3279a97113b2ac031be161cf618b1a7240100', '2026-11-17 04:11:33.724856+00'),
	('0008-order.sql', '57c969a24275be89a4ac9767fc23ade3adb305c57f65fda9d51a9f57d3a38d7a', '2026-11-17 04:11:33.906742+00'),
	('0009-credit-note.sql', 'ce9d4ea07125899272a6bed00f502d2b146780f664d8bfb847fa02ecc29e27af', '2026-11-17 04:11:33.975732+00'),
	('0010-mail-draft.sql', 'd61e4c8cbad8ad96e9efb7f6332fe3eedf266f2e47e799ac98f6edd58ba764e8', '2026-11-17 04:11:34.053862+00'),
	('0011-voucher-activation.sql', '201b18682c844d583b23213e5d9a7789c8bf6ca8c2010c546f8dfcbada47ebd7', '2026-11-17 04:11:34.10084+00');
INSERT INTO public.offline_account VALUES
	('1234567890123', 'x', 'Anna', 'Huber', 'M1', '75f01ce2-f472-43ab-9856-abe26cc5f1d9');
INSERT INTO public.payment VALUES
	('8059b943-7a6b-4ef7-a548-c7189cb0a7b4', 'b436ddcc-ef12-4b20-8836-7689702f1767', 'without', 'gift-card-wallet', NULL, 0, 'EUR', 'CAPTURED', 'without:0:EUR:8059b943-7a6b-4ef7-a548-c7189cb0a7b4', 'https://shop.example/kassa-return?id=b436ddcc-ef12-4b20-8836-7689702f1767&methodKey=gift-card-wallet&provider=without&initiator=REDIRECT&methodType=WALLET', 0, 0, false, false, NULL, NULL, '2026-11-17 04:12:11.870263+00', '2026-11-17 04:12:12.78484+00'),
	('2fd5195c-4b60-4849-afc0-dc80dcab8824', '36c9b1c1-1d17-4eb7-a223-a0225864a6b2', 'fake', 'credit-cards', NULL, 4479, 'EUR', 'VOIDED', 'fake-2fd5195c-4b60-4849-afc0-dc80dcab8824', 'https://pay.example/fake-2fd5195c-4b60-4849-afc0-dc80dcab8824', 0, 0, false, false, NULL, NULL, '2026-11-17 04:12:13.516848+00', '2026-11-17 04:12:13.814564+00'),
	('eff13c3e-d66b-4400-97d8-d961ae73255f', '43981077-4db5-4c74-81df-6e7cd1534e59', 'fake', 'credit-cards', NULL, 4479, 'EUR', 'AUTHORIZED', 'fake-eff13c3e-d66b-4400-97d8-d961ae73255f', 'https://pay.example/fake-eff13c3e-d66b-4400-97d8-d961ae73255f', 0, 0, false, false, NULL, NULL, '2026-11-17 04:12:14.060836+00', '2026-11-17 04:12:14.239696+00'),
	('6e67d76f-262f-438b-852b-68946f56dcc2', '2a80315b-0edd-4375-9973-f09a05be1f69', 'without', 'payment-at-the-door', NULL, 4479, 'EUR', 'AUTHORIZED', 'without:4479:EUR:6e67d76f-262f-438b-852b-68946f56dcc2', 'https://shop.example/kassa-return?id=2a80315b-0edd-4375-9973-f09a05be1f69&methodKey=payment-at-the-door&provider=without&initiator=REDIRECT&methodType=ONE_TIER', 0, 0, false, false, NULL, NULL, '2026-11-17 04:12:14.704619+00', '2026-11-17 04:12:14.912055+00'),
	('c256032e-3314-4f8c-a49f-1c6781897a70', '1f95c0ee-59ff-4965-aa02-a9eb43744128', 'fake', 'credit-cards', NULL, 4479, 'EUR', 'CREATED', 'fake-c256032e-3314-4f8c-a49f-1c6781897a70', 'https://pay.example/fake-c256032e-3314-4f8c-a49f-1c6781897a70', 0, 0, false, false, NULL, NULL, '2026-11-17 04:12:15.205742+00', '2026-11-17 04:12:15.228435+00'),
	('28203d63-f05d-4395-8a02-ed75b254c5d3', 'f71286d8-37d9-430d-8691-6b5e78a2bc0a', 'fake', 'credit-cards', NULL, 4479, 'EUR', 'DECLINED', 'fake-28203d63-f05d-4395-8a02-ed75b254c5d3', 'https://pay.example/fake-28203d63-f05d-4395-8a02-ed75b254c5d3', 0, 0, false, false, NULL, NULL, '2026-11-17 04:12:15.430822+00', '2026-11-17 04:12:15.47806+00');
INSERT INTO public.payment_message VALUES
	('fake', 'message-1', '2026-11-17 04:12:15.564656+00');
INSERT INTO public.payment_task VALUES
	('1e2b1221-b303-42b3-988a-fe59cd2f7954', '8059b943-7a6b-4ef7-a548-c7189cb0a7b4', 'capture', 0, '2026-11-17 04:12:12.508843+00', '2026-11-17 04:13:12.762843+00', 1, '2026-11-17 04:12:12.78484+00', NULL),
	('1d040e7c-f18b-4870-8455-68fb71d3844c', '2fd5195c-4b60-4849-afc0-dc80dcab8824', 'void', 0, '2026-11-17 04:12:13.698047+00', '2026-11-17 04:13:13.808956+00', 1, '2026-11-17 04:12:13.814564+00', NULL);
INSERT INTO public.picture VALUES
	('0123456789abcdef', '{"shape": "carton"}', NULL);
INSERT INTO public.price VALUES
	('a', '', 'regular', '2026-10-08 04:12:10.777+00', NULL, 199, NULL),
	('a', '', 'offer', '2026-11-16 04:12:10.777+00', '2026-11-18 04:12:10.777+00', 149, NULL),
	('b', '', 'regular', '2026-10-08 04:12:10.777+00', NULL, 299, NULL);
INSERT INTO public.product VALUES
	('a', 'a', 'product-a', 'Product a', 'own', 'milk', '1 l', 1, 'l', 'pack', NULL, 20, NULL, NULL, NULL, 'food', NULL, '{organic}', '{AT}', '{milk}', 50, '{"drink, \"cold\""}', '0123456789abcdef', NULL, 'available', '{"about": "Fresh.", "notes": [], "traces": [], "origins": [{"country": "AT"}], "contains": ["milk"]}', false, 2),
	('b', 'b', 'product-b', 'Product b', 'own', 'milk', '1 l', 1, 'l', 'pack', NULL, 20, NULL, NULL, 25, 'food', NULL, '{organic}', '{AT}', '{milk}', 50, '{"drink, \"cold\""}', '0123456789abcdef', '{ost}', 'available', '{"about": "Fresh.", "notes": [], "traces": [], "origins": [{"country": "AT"}], "contains": ["milk"]}', false, 2);
INSERT INTO public.purchase VALUES
	('75f01ce2-f472-43ab-9856-abe26cc5f1d9', 'cheese', '2026-11-17 04:12:12.088854+00', 1),
	('75f01ce2-f472-43ab-9856-abe26cc5f1d9', 'p1', '2026-11-17 04:12:12.088854+00', 1),
	('a370960f-9529-4fdf-a7e4-8a6a6ac72cb9', 'p1', '2026-11-17 04:12:14.912055+00', 1);
INSERT INTO public.session VALUES
	('\x043a718774c572bd8a25adbeb1bfcd5c0256ae11cecf9f9c3f925d0e52beaf89', 'be88c200-ea2d-4838-a1e5-5935acd0443e', '75f01ce2-f472-43ab-9856-abe26cc5f1d9', '{}', '2026-11-17 04:12:15.629569+00', '2026-11-17 04:12:15.629569+00', '2026-11-18 04:12:15.629569+00');
INSERT INTO public.shop VALUES
	(true, 'feldmarkt', '2026-11-17 04:13:18.680854+00');
INSERT INTO public.shop_order VALUES
	(40000017, '46313886-bd0c-4e06-bca8-9bae5d2d22aa', 'b436ddcc-ef12-4b20-8836-7689702f1767', '75f01ce2-f472-43ab-9856-abe26cc5f1d9', NULL, 'COMPLETED', 'DELIVERY', 't-9a292f83-1382-4b74-b75c-1b651d60284f', '2026-11-18 04:12:11.65+00', '2026-11-18 06:12:11.65+00', '2026-11-18 03:12:11.65+00', false, 4322, '{"final": {"lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "picked": {"quantity": 19, "linePrice": 3781}, "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}, {"sku": "cheese", "vat": 100, "name": "Product cheese", "pack": "500 g", "slug": "cheese", "picked": {"grams": 211, "quantity": 4, "linePrice": 42}, "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": true, "quantity": 4, "brandName": "own", "kiloPrice": 199, "linePrice": 40, "stepGrams": 50, "lineItemId": "cheese", "substitution": "similar", "perPiecePrice": 10, "regularLinePrice": 40}], "payments": [{"amount": 4322, "methodKey": "gift-card-wallet", "authorized": 4971}, {"amount": 0, "methodKey": "credit-cards", "authorized": 0}], "priceInfo": {"total": 4322, "savings": 0, "totalVat": 393, "discounts": 0, "vatByRate": [{"vat": 393, "gross": 4322, "permille": 100}], "orderValue": 3823, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 4322, "serviceFeeTaxRate": 100, "totalArticlePrice": 3823, "totalWithSurcharge": 4322, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 0, "uncoveredAmountWithoutOverAuthorization": 0}, "discountCodes": [], "voucherLineItems": []}, "attempt": {"mode": "REGULAR", "lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}, {"sku": "cheese", "vat": 100, "name": "Product cheese", "pack": "500 g", "slug": "cheese", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": true, "quantity": 4, "brandName": "own", "kiloPrice": 199, "linePrice": 40, "stepGrams": 50, "lineItemId": "cheese", "substitution": "similar", "perPiecePrice": 10, "regularLinePrice": 40}], "member": false, "weight": 10200, "window": {"id": "t-9a292f83-1382-4b74-b75c-1b651d60284f", "endsAt": "2026-11-18T06:12:11.650Z", "cutOffAt": "2026-11-18T03:12:11.650Z", "startsAt": "2026-11-18T04:12:11.650Z"}, "payments": [{"amount": 4519, "methodKey": "gift-card-wallet", "authorized": 4971}, {"amount": 0, "methodKey": "credit-cards", "authorized": 0}], "priceInfo": {"total": 4519, "savings": 0, "totalVat": 411, "discounts": 0, "vatByRate": [{"vat": 411, "gross": 4519, "permille": 100}], "orderValue": 4020, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 4519, "serviceFeeTaxRate": 100, "totalArticlePrice": 4020, "totalWithSurcharge": 4519, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 0, "uncoveredAmountWithoutOverAuthorization": 0}, "substitution": "similar", "discountCodes": [], "lineItemCount": 21, "billingAddress": {"city": "Wien", "email": "anna@example.at", "lastName": "Huber", "firstName": "Anna", "postalCode": "1070", "streetName": "Neubaugasse", "streetNumber": "12"}, "voucherLineItems": [], "crateDepositDesired": false, "distributionAddress": {"city": "Wien", "country": "Österreich", "postalCode": "1070", "streetName": "Neubaugasse", "countryCode": "AT", "streetNumber": "12", "pickingUnitIds": ["west", "east"], "distributionType": "DELIVERY", "deliveryAreaNumber": "neubau"}}, "refunds": [{"amount": 100, "byRate": [{"vat": 9, "gross": 100, "permille": 100}], "number": 1, "deposits": 0, "issuedAt": "2026-11-17T04:12:13.024Z", "toWallet": 100}], "refunded": 100}', 10200, '2026-11-17 04:12:12.088854+00', '2026-11-17 04:12:13.024843+00', 'REDIRECT', false),
	(40000018, '6d66079a-1c17-4ced-b3f2-d744f54d149f', '36c9b1c1-1d17-4eb7-a223-a0225864a6b2', 'a370960f-9529-4fdf-a7e4-8a6a6ac72cb9', NULL, 'CANCELLED', 'DELIVERY', 't-e07a9eae-b15e-4bda-ae78-7a22fa02dc17', '2026-11-18 04:12:13.314+00', '2026-11-18 06:12:13.314+00', '2026-11-18 03:12:13.314+00', false, 4479, '{"attempt": {"mode": "REGULAR", "lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}], "member": false, "weight": 10000, "window": {"id": "t-e07a9eae-b15e-4bda-ae78-7a22fa02dc17", "endsAt": "2026-11-18T06:12:13.314Z", "cutOffAt": "2026-11-18T03:12:13.314Z", "startsAt": "2026-11-18T04:12:13.314Z"}, "payments": [{"amount": 4479, "methodKey": "credit-cards", "authorized": 4479}], "priceInfo": {"total": 4479, "savings": 0, "totalVat": 407, "discounts": 0, "vatByRate": [{"vat": 407, "gross": 4479, "permille": 100}], "orderValue": 3980, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 0, "serviceFeeTaxRate": 100, "totalArticlePrice": 3980, "totalWithSurcharge": 4479, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 4479, "uncoveredAmountWithoutOverAuthorization": 4479}, "substitution": "similar", "discountCodes": [], "lineItemCount": 20, "billingAddress": {"city": "Wien", "email": "anna@example.at", "lastName": "Huber", "firstName": "Anna", "postalCode": "1070", "streetName": "Neubaugasse", "streetNumber": "12"}, "voucherLineItems": [], "crateDepositDesired": false, "distributionAddress": {"city": "Wien", "country": "Österreich", "postalCode": "1070", "streetName": "Neubaugasse", "countryCode": "AT", "streetNumber": "12", "pickingUnitIds": ["west", "east"], "distributionType": "DELIVERY", "deliveryAreaNumber": "neubau"}}, "refunded": 0}', 10000, '2026-11-17 04:12:13.627118+00', '2026-11-17 04:12:13.698047+00', 'REDIRECT', false),
	(40000019, 'ad684a95-05de-44a1-86ac-50d1cc3d2d72', '43981077-4db5-4c74-81df-6e7cd1534e59', NULL, NULL, 'PLACED', 'DELIVERY', 't-1f0c3650-0e7a-43f9-aa40-c0b53cb3d1c9', '2026-11-18 04:12:13.902+00', '2026-11-18 06:12:13.902+00', '2026-11-18 03:12:13.902+00', false, 4479, '{"attempt": {"mode": "REGULAR", "lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}], "member": false, "weight": 10000, "window": {"id": "t-1f0c3650-0e7a-43f9-aa40-c0b53cb3d1c9", "endsAt": "2026-11-18T06:12:13.902Z", "cutOffAt": "2026-11-18T03:12:13.902Z", "startsAt": "2026-11-18T04:12:13.902Z"}, "payments": [{"amount": 4479, "methodKey": "credit-cards", "authorized": 4479}], "priceInfo": {"total": 4479, "savings": 0, "totalVat": 407, "discounts": 0, "vatByRate": [{"vat": 407, "gross": 4479, "permille": 100}], "orderValue": 3980, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 0, "serviceFeeTaxRate": 100, "totalArticlePrice": 3980, "totalWithSurcharge": 4479, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 4479, "uncoveredAmountWithoutOverAuthorization": 4479}, "substitution": "similar", "discountCodes": [], "lineItemCount": 20, "billingAddress": {"city": "Wien", "email": "anna@example.at", "lastName": "Huber", "firstName": "Anna", "postalCode": "1070", "streetName": "Neubaugasse", "streetNumber": "12"}, "voucherLineItems": [], "crateDepositDesired": false, "distributionAddress": {"city": "Wien", "country": "Österreich", "postalCode": "1070", "streetName": "Neubaugasse", "countryCode": "AT", "streetNumber": "12", "pickingUnitIds": ["west", "east"], "distributionType": "DELIVERY", "deliveryAreaNumber": "neubau"}}, "refunded": 0}', 10000, '2026-11-17 04:12:14.239696+00', '2026-11-17 04:12:14.239696+00', 'REDIRECT', false),
	(40000020, 'f6dd5149-434b-4e17-9922-4ffe56e19dea', '2a80315b-0edd-4375-9973-f09a05be1f69', 'a370960f-9529-4fdf-a7e4-8a6a6ac72cb9', NULL, 'PLACED', 'DELIVERY', 't-b92dcffd-4f39-4149-b245-3e38b2abb67b', '2026-11-18 04:12:14.478+00', '2026-11-18 06:12:14.478+00', '2026-11-18 03:12:14.478+00', false, 4479, '{"attempt": {"mode": "REGULAR", "lines": [{"sku": "p1", "vat": 100, "name": "Product p1", "pack": "500 g", "slug": "p1", "deposit": 0, "picture": "/pictures/0123456789abcdef", "weighed": false, "quantity": 20, "brandName": "own", "linePrice": 3980, "lineItemId": "p1", "substitution": "similar", "perPiecePrice": 199, "regularLinePrice": 3980}], "member": false, "weight": 10000, "window": {"id": "t-b92dcffd-4f39-4149-b245-3e38b2abb67b", "endsAt": "2026-11-18T06:12:14.478Z", "cutOffAt": "2026-11-18T03:12:14.478Z", "startsAt": "2026-11-18T04:12:14.478Z"}, "payments": [{"amount": 4479, "methodKey": "payment-at-the-door", "authorized": 4479}], "priceInfo": {"total": 4479, "savings": 0, "totalVat": 407, "discounts": 0, "vatByRate": [{"vat": 407, "gross": 4479, "permille": 100}], "orderValue": 3980, "depositFees": 0, "serviceFees": 499, "totalSavings": 0, "coveredAmount": 0, "serviceFeeTaxRate": 100, "totalArticlePrice": 3980, "totalWithSurcharge": 4479, "overAuthorizationAmount": 0, "serviceFeesAfterDiscount": 499, "overAuthorizationPercentage": 0, "uncoveredAmountWithOverAuthorization": 4479, "uncoveredAmountWithoutOverAuthorization": 4479}, "substitution": "similar", "discountCodes": [], "lineItemCount": 20, "billingAddress": {"city": "Wien", "email": "anna@example.at", "lastName": "Huber", "firstName": "Anna", "postalCode": "1070", "streetName": "Neubaugasse", "streetNumber": "12"}, "voucherLineItems": [], "crateDepositDesired": false, "distributionAddress": {"city": "Wien", "country": "Österreich", "postalCode": "1070", "streetName": "Neubaugasse", "countryCode": "AT", "streetNumber": "12", "pickingUnitIds": ["west", "east"], "distributionType": "DELIVERY", "deliveryAreaNumber": "neubau"}}, "refunded": 0}', 10000, '2026-11-17 04:12:14.912055+00', '2026-11-17 04:12:14.912055+00', 'REDIRECT', false);
INSERT INTO public.shop_secret VALUES
	('orderLink', '\x0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO public.slot VALUES
	('t-9a292f83-1382-4b74-b75c-1b651d60284f', 'DELIVERY', 'neubau', '2026-11-18 04:12:11.65+00', '2026-11-18 06:12:11.65+00', '2026-11-18 03:12:11.65+00', 20, 1, 0, 499, true),
	('t-e07a9eae-b15e-4bda-ae78-7a22fa02dc17', 'DELIVERY', 'neubau', '2026-11-18 04:12:13.314+00', '2026-11-18 06:12:13.314+00', '2026-11-18 03:12:13.314+00', 20, 0, 0, 499, true),
	('t-1f0c3650-0e7a-43f9-aa40-c0b53cb3d1c9', 'DELIVERY', 'neubau', '2026-11-18 04:12:13.902+00', '2026-11-18 06:12:13.902+00', '2026-11-18 03:12:13.902+00', 20, 1, 0, 499, true),
	('t-b92dcffd-4f39-4149-b245-3e38b2abb67b', 'DELIVERY', 'neubau', '2026-11-18 04:12:14.478+00', '2026-11-18 06:12:14.478+00', '2026-11-18 03:12:14.478+00', 20, 1, 0, 499, true),
	('t-5b62cc0e-3194-45e6-a4e8-ee47f28f6fd2', 'DELIVERY', 'neubau', '2026-11-18 04:12:15.12+00', '2026-11-18 06:12:15.12+00', '2026-11-18 03:12:15.12+00', 20, 0, 0, 499, true),
	('t-5faec8a9-1264-4c7b-83cc-55ac51d231ba', 'DELIVERY', 'neubau', '2026-11-18 04:12:15.299+00', '2026-11-18 06:12:15.299+00', '2026-11-18 03:12:15.299+00', 20, 0, 0, 499, true);
INSERT INTO public.slot_hold VALUES
	('e2253af7-8de1-4cbc-b555-b488d474eac1', 't-5b62cc0e-3194-45e6-a4e8-ee47f28f6fd2', '2026-11-17 05:12:15.137307+00', '2026-11-17 04:12:15.137307+00', false, false),
	('75e5f5da-8adb-43c1-b29e-0664a52f0c2c', 't-5faec8a9-1264-4c7b-83cc-55ac51d231ba', '2026-11-17 05:12:15.324021+00', '2026-11-17 04:12:15.324021+00', false, false);
INSERT INTO public.snapshot_version VALUES
	('x', 1),
	('catalogue', 2),
	('content', 2);
INSERT INTO public.stock VALUES
	('a', 'vienna', 'unavailable');
INSERT INTO public.store VALUES
	('vienna', 'Vienna', 'ost'),
	('graz', 'Graz', 'sued');
INSERT INTO public.synonym VALUES
	('{milk,"moo juice"}');
INSERT INTO public.vat_rate VALUES
	('food', '1970-01-01 00:00:00+00', 100);
INSERT INTO public.withdrawal VALUES
	('589f14d6-c69e-4f3c-af72-b351bdf0356d', '40000017', 'Anna Huber', 'anna@example.at', 'Ich widerrufe.', '2026-11-17 04:12:15.606971+00');
INSERT INTO public.zone VALUES
	('ost', 'East', 0),
	('sued', 'South', 1);
SELECT pg_catalog.setval('public.gift_card_movement_id_seq', 4, true);
SELECT pg_catalog.setval('public.loyalty_movement_id_seq', 1, false);
SELECT pg_catalog.setval('public.order_number', 40000020, true);
ALTER TABLE ONLY public.brand
    ADD CONSTRAINT brand_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.cart
    ADD CONSTRAINT cart_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.catalogue_feed
    ADD CONSTRAINT catalogue_feed_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.catalogue_list
    ADD CONSTRAINT catalogue_list_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pkey PRIMARY KEY (slug);
ALTER TABLE ONLY public.checkout_claim
    ADD CONSTRAINT checkout_claim_pkey PRIMARY KEY (checkout_id, kind, reference);
ALTER TABLE ONLY public.checkout
    ADD CONSTRAINT checkout_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_config
    ADD CONSTRAINT content_config_pkey PRIMARY KEY (type);
ALTER TABLE ONLY public.content_page
    ADD CONSTRAINT content_page_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.content_seed
    ADD CONSTRAINT content_seed_pkey PRIMARY KEY (item);
ALTER TABLE ONLY public.credit_note
    ADD CONSTRAINT credit_note_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.customer_address
    ADD CONSTRAINT customer_address_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.customer_favorite
    ADD CONSTRAINT customer_favorite_pkey PRIMARY KEY (customer_id, type, reference);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_loyality_member_id_key UNIQUE (loyality_member_id);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_mp_card_id_key UNIQUE (mp_card_id);
ALTER TABLE ONLY public.customer_newsletter_topic
    ADD CONSTRAINT customer_newsletter_topic_pkey PRIMARY KEY (customer_id, newsletter_topic_id);
ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.customer_store
    ADD CONSTRAINT customer_store_pkey PRIMARY KEY (customer_id, store_type);
ALTER TABLE ONLY public.delivery_pass
    ADD CONSTRAINT delivery_pass_pkey PRIMARY KEY (customer_id);
ALTER TABLE ONLY public.discount_code
    ADD CONSTRAINT discount_code_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.gift_card_movement
    ADD CONSTRAINT gift_card_movement_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gift_card
    ADD CONSTRAINT gift_card_number_hash_key UNIQUE (number_hash);
ALTER TABLE ONLY public.gift_card
    ADD CONSTRAINT gift_card_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_order_number_key UNIQUE (order_number);
ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.loyalty_movement
    ADD CONSTRAINT loyalty_movement_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail_token
    ADD CONSTRAINT mail_token_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.offline_account
    ADD CONSTRAINT offline_account_loyality_member_id_key UNIQUE (loyality_member_id);
ALTER TABLE ONLY public.offline_account
    ADD CONSTRAINT offline_account_pkey PRIMARY KEY (card_number);
ALTER TABLE ONLY public.payment_message
    ADD CONSTRAINT payment_message_pkey PRIMARY KEY (provider, message_id);
ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_provider_reference_key UNIQUE (provider, reference);
ALTER TABLE ONLY public.payment_task
    ADD CONSTRAINT payment_task_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.picture
    ADD CONSTRAINT picture_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.price
    ADD CONSTRAINT price_pkey PRIMARY KEY (sku, kind, zone, valid_from);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (sku);
ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_pkey PRIMARY KEY (customer_id, sku);
ALTER TABLE ONLY public.saved_payment_method
    ADD CONSTRAINT saved_payment_method_customer_id_provider_token_key UNIQUE (customer_id, provider, token);
ALTER TABLE ONLY public.saved_payment_method
    ADD CONSTRAINT saved_payment_method_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id_hash);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_public_id_key UNIQUE (public_id);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_cart_id_key UNIQUE (cart_id);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_checkout_id_key UNIQUE (checkout_id);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_pkey PRIMARY KEY (order_number);
ALTER TABLE ONLY public.shop
    ADD CONSTRAINT shop_pkey PRIMARY KEY (only_row);
ALTER TABLE ONLY public.shop_secret
    ADD CONSTRAINT shop_secret_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.slot_hold
    ADD CONSTRAINT slot_hold_pkey PRIMARY KEY (cart_id);
ALTER TABLE ONLY public.slot
    ADD CONSTRAINT slot_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.snapshot_version
    ADD CONSTRAINT snapshot_version_pkey PRIMARY KEY (area);
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_pkey PRIMARY KEY (sku, store);
ALTER TABLE ONLY public.store
    ADD CONSTRAINT store_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.synonym
    ADD CONSTRAINT synonym_pkey PRIMARY KEY (words);
ALTER TABLE ONLY public.tries
    ADD CONSTRAINT tries_pkey PRIMARY KEY (key_hash, window_start);
ALTER TABLE ONLY public.used_proof
    ADD CONSTRAINT used_proof_pkey PRIMARY KEY (proof_hash);
ALTER TABLE ONLY public.vat_rate
    ADD CONSTRAINT vat_rate_pkey PRIMARY KEY (name, valid_from);
ALTER TABLE ONLY public.voucher_activation
    ADD CONSTRAINT voucher_activation_pkey PRIMARY KEY (customer_id, voucher_id);
ALTER TABLE ONLY public.voucher_count
    ADD CONSTRAINT voucher_count_pkey PRIMARY KEY (voucher_id);
ALTER TABLE ONLY public.wallet_key
    ADD CONSTRAINT wallet_key_pkey PRIMARY KEY (customer_id, key);
ALTER TABLE ONLY public.withdrawal
    ADD CONSTRAINT withdrawal_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY public.zone
    ADD CONSTRAINT zone_pkey PRIMARY KEY (id);
CREATE INDEX cart_beside ON public.cart USING btree (beside) WHERE (beside IS NOT NULL);
CREATE UNIQUE INDEX cart_of_customer ON public.cart USING btree (customer_id) WHERE ((mode = 'REGULAR'::text) AND (status = ANY (ARRAY['OPEN'::text, 'FINALIZED'::text])));
CREATE UNIQUE INDEX cart_of_order ON public.cart USING btree (customer_id, order_number) WHERE ((mode = 'ADDON'::text) AND (status = ANY (ARRAY['OPEN'::text, 'FINALIZED'::text])));
CREATE INDEX category_parent ON public.category USING btree (parent);
CREATE UNIQUE INDEX checkout_claim_once ON public.checkout_claim USING btree (customer_id, reference) WHERE ((kind = 'voucher'::text) AND once);
CREATE UNIQUE INDEX checkout_open ON public.checkout USING btree (cart_id) WHERE (status = 'OPEN'::text);
CREATE INDEX checkout_waiting ON public.checkout USING btree (expires_at) WHERE (status = 'OPEN'::text);
CREATE INDEX credit_note_of ON public.credit_note USING btree (order_number);
CREATE UNIQUE INDEX customer_address_billing ON public.customer_address USING btree (customer_id) WHERE primary_billing;
CREATE UNIQUE INDEX customer_address_delivery ON public.customer_address USING btree (customer_id) WHERE primary_delivery;
CREATE INDEX customer_address_of ON public.customer_address USING btree (customer_id);
CREATE UNIQUE INDEX customer_email ON public.customer USING btree (lower(email));
CREATE INDEX delivery_pass_ending ON public.delivery_pass USING btree (end_date) WHERE (reminded_at IS NULL);
CREATE INDEX gift_card_movement_of ON public.gift_card_movement USING btree (gift_card_id);
CREATE INDEX gift_card_of ON public.gift_card USING btree (customer_id) WHERE (customer_id IS NOT NULL);
CREATE INDEX loyalty_movement_of ON public.loyalty_movement USING btree (customer_id, pool_id);
CREATE INDEX mail_sent ON public.mail USING btree (created_at DESC);
CREATE INDEX mail_token_expiry ON public.mail_token USING btree (expires_at);
CREATE INDEX mail_token_of_customer ON public.mail_token USING btree (customer_id, purpose) WHERE (customer_id IS NOT NULL);
CREATE INDEX mail_waiting ON public.mail USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE UNIQUE INDEX payment_of_checkout ON public.payment USING btree (checkout_id);
CREATE INDEX payment_open ON public.payment USING btree (changed_at) WHERE (status = 'CREATED'::text);
CREATE INDEX payment_task_of ON public.payment_task USING btree (payment_id);
CREATE UNIQUE INDEX payment_task_once ON public.payment_task USING btree (payment_id) WHERE (kind <> 'refund'::text);
CREATE INDEX payment_task_waiting ON public.payment_task USING btree (next_try_at) WHERE ((done_at IS NULL) AND (refused IS NULL));
CREATE INDEX product_changed ON public.product USING btree (changed);
CREATE UNIQUE INDEX product_slug ON public.product USING btree (slug) WHERE (NOT retired);
CREATE UNIQUE INDEX saved_payment_method_primary ON public.saved_payment_method USING btree (customer_id) WHERE is_primary;
CREATE INDEX session_expiry ON public.session USING btree (expires_at);
CREATE INDEX session_of_customer ON public.session USING btree (customer_id);
CREATE INDEX shop_order_of_customer ON public.shop_order USING btree (customer_id, placed_at DESC) WHERE (customer_id IS NOT NULL);
CREATE INDEX shop_order_of_parent ON public.shop_order USING btree (parent_number) WHERE (parent_number IS NOT NULL);
CREATE INDEX shop_order_open ON public.shop_order USING btree (starts_at) WHERE (status <> ALL (ARRAY['COMPLETED'::text, 'CANCELLED'::text]));
CREATE INDEX slot_ended ON public.slot USING btree (ends_at);
CREATE INDEX slot_hold_slot ON public.slot_hold USING btree (slot_id, held_until);
CREATE INDEX slot_place ON public.slot USING btree (kind, place, starts_at);
CREATE INDEX slot_stop_slot ON public.slot_stop USING btree (slot_id);
CREATE INDEX tries_age ON public.tries USING btree (window_start);
CREATE TRIGGER brand_emptied AFTER TRUNCATE ON public.brand FOR EACH STATEMENT EXECUTE FUNCTION public.touch_emptied_list();
CREATE TRIGGER brand_lock BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.brand FOR EACH STATEMENT EXECUTE FUNCTION public.lock_catalogue();
CREATE TRIGGER brand_touch AFTER INSERT OR DELETE OR UPDATE ON public.brand FOR EACH ROW EXECUTE FUNCTION public.touch_list();
CREATE TRIGGER cart_life BEFORE UPDATE OF status ON public.cart FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.check_cart_life();
CREATE TRIGGER category_emptied AFTER TRUNCATE ON public.category FOR EACH STATEMENT EXECUTE FUNCTION public.touch_emptied_list();
CREATE CONSTRAINT TRIGGER category_levels AFTER INSERT OR UPDATE OF slug, parent ON public.category DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.check_category_levels();
CREATE TRIGGER category_lock BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.category FOR EACH STATEMENT EXECUTE FUNCTION public.lock_catalogue();
CREATE TRIGGER category_touch AFTER INSERT OR DELETE OR UPDATE ON public.category FOR EACH ROW EXECUTE FUNCTION public.touch_list();
CREATE TRIGGER checkout_forgotten BEFORE UPDATE OF status ON public.checkout FOR EACH ROW WHEN ((new.forget AND (old.status = 'OPEN'::text) AND (new.status <> 'OPEN'::text))) EXECUTE FUNCTION public.forget_paid();
CREATE TRIGGER content_config_revision BEFORE UPDATE ON public.content_config FOR EACH ROW EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_config_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.content_config FOR EACH STATEMENT EXECUTE FUNCTION public.raise_snapshot_version('content');
CREATE TRIGGER content_page_revision BEFORE UPDATE ON public.content_page FOR EACH ROW EXECUTE FUNCTION public.raise_content_revision();
CREATE TRIGGER content_page_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.content_page FOR EACH STATEMENT EXECUTE FUNCTION public.raise_snapshot_version('content');
CREATE TRIGGER customer_leaves BEFORE DELETE ON public.customer FOR EACH ROW EXECUTE FUNCTION public.forget_orders();
CREATE TRIGGER gift_card_balance AFTER INSERT ON public.gift_card_movement FOR EACH ROW EXECUTE FUNCTION public.keep_gift_card_balance();
CREATE TRIGGER order_forgotten BEFORE UPDATE OF status ON public.shop_order FOR EACH ROW WHEN ((new.forget AND (new.status = ANY (ARRAY['COMPLETED'::text, 'CANCELLED'::text])))) EXECUTE FUNCTION public.forget_finished();
CREATE TRIGGER order_life BEFORE UPDATE OF status ON public.shop_order FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.check_order_life();
CREATE TRIGGER order_to_forget BEFORE INSERT ON public.shop_order FOR EACH ROW EXECUTE FUNCTION public.forget_later();
CREATE TRIGGER payment_life BEFORE UPDATE OF status ON public.payment FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.check_payment_life();
CREATE TRIGGER payment_task_told AFTER INSERT ON public.payment_task FOR EACH STATEMENT EXECUTE FUNCTION public.tell_of_payment_task();
CREATE TRIGGER price_deleted AFTER DELETE ON public.price REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_products();
CREATE TRIGGER price_history BEFORE DELETE OR UPDATE ON public.price FOR EACH ROW EXECUTE FUNCTION public.keep_price_history();
CREATE TRIGGER price_inserted AFTER INSERT ON public.price REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_products();
CREATE TRIGGER price_lock BEFORE INSERT OR DELETE OR UPDATE ON public.price FOR EACH STATEMENT EXECUTE FUNCTION public.lock_catalogue();
CREATE TRIGGER price_stays BEFORE TRUNCATE ON public.price FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_catalogue_loss('prices that were charged are history');
CREATE TRIGGER price_updated AFTER UPDATE ON public.price REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_products();
CREATE TRIGGER product_lock BEFORE INSERT OR UPDATE ON public.product FOR EACH STATEMENT EXECUTE FUNCTION public.lock_catalogue();
CREATE TRIGGER product_stamp BEFORE INSERT OR UPDATE ON public.product FOR EACH ROW EXECUTE FUNCTION public.stamp_product();
CREATE TRIGGER product_stays BEFORE DELETE OR TRUNCATE ON public.product FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_catalogue_loss('retire a product instead of deleting it');
CREATE TRIGGER slot_promises BEFORE UPDATE OF booked, capacity ON public.slot FOR EACH ROW EXECUTE FUNCTION public.keep_slot_promises();
CREATE TRIGGER stock_deleted AFTER DELETE ON public.stock REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_products();
CREATE TRIGGER stock_inserted AFTER INSERT ON public.stock REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_products();
CREATE TRIGGER stock_lock BEFORE INSERT OR DELETE OR UPDATE ON public.stock FOR EACH STATEMENT EXECUTE FUNCTION public.lock_catalogue();
CREATE TRIGGER stock_stays BEFORE TRUNCATE ON public.stock FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_catalogue_loss('delete its rows, so that its products are loaded again');
CREATE TRIGGER stock_updated AFTER UPDATE ON public.stock REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.touch_products();
CREATE TRIGGER store_emptied AFTER TRUNCATE ON public.store FOR EACH STATEMENT EXECUTE FUNCTION public.touch_emptied_list();
CREATE TRIGGER store_lock BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.store FOR EACH STATEMENT EXECUTE FUNCTION public.lock_catalogue();
CREATE TRIGGER store_touch AFTER INSERT OR DELETE OR UPDATE ON public.store FOR EACH ROW EXECUTE FUNCTION public.touch_list();
CREATE TRIGGER synonym_emptied AFTER TRUNCATE ON public.synonym FOR EACH STATEMENT EXECUTE FUNCTION public.touch_emptied_list();
CREATE TRIGGER synonym_lock BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.synonym FOR EACH STATEMENT EXECUTE FUNCTION public.lock_catalogue();
CREATE TRIGGER synonym_touch AFTER INSERT OR DELETE OR UPDATE ON public.synonym FOR EACH ROW EXECUTE FUNCTION public.touch_list();
CREATE TRIGGER vat_rate_emptied AFTER TRUNCATE ON public.vat_rate FOR EACH STATEMENT EXECUTE FUNCTION public.touch_emptied_list();
CREATE TRIGGER vat_rate_lock BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.vat_rate FOR EACH STATEMENT EXECUTE FUNCTION public.lock_catalogue();
CREATE TRIGGER vat_rate_touch AFTER INSERT OR DELETE OR UPDATE ON public.vat_rate FOR EACH ROW EXECUTE FUNCTION public.touch_list();
CREATE TRIGGER zone_emptied AFTER TRUNCATE ON public.zone FOR EACH STATEMENT EXECUTE FUNCTION public.touch_emptied_list();
CREATE TRIGGER zone_lock BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.zone FOR EACH STATEMENT EXECUTE FUNCTION public.lock_catalogue();
CREATE TRIGGER zone_touch AFTER INSERT OR DELETE OR UPDATE ON public.zone FOR EACH ROW EXECUTE FUNCTION public.touch_list();
ALTER TABLE ONLY public.cart
    ADD CONSTRAINT cart_beside_fkey FOREIGN KEY (beside) REFERENCES public.cart(id);
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_parent_fkey FOREIGN KEY (parent) REFERENCES public.category(slug) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_picture_fkey FOREIGN KEY (picture) REFERENCES public.picture(hash);
ALTER TABLE ONLY public.checkout
    ADD CONSTRAINT checkout_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES public.cart(id);
ALTER TABLE ONLY public.checkout_claim
    ADD CONSTRAINT checkout_claim_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES public.checkout(id);
ALTER TABLE ONLY public.checkout_claim
    ADD CONSTRAINT checkout_claim_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.checkout
    ADD CONSTRAINT checkout_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.credit_note
    ADD CONSTRAINT credit_note_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.shop_order(order_number);
ALTER TABLE ONLY public.customer_address
    ADD CONSTRAINT customer_address_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.customer_favorite
    ADD CONSTRAINT customer_favorite_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.customer_newsletter_topic
    ADD CONSTRAINT customer_newsletter_topic_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.customer_store
    ADD CONSTRAINT customer_store_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.delivery_pass
    ADD CONSTRAINT delivery_pass_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.gift_card
    ADD CONSTRAINT gift_card_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.gift_card_movement
    ADD CONSTRAINT gift_card_movement_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES public.checkout(id);
ALTER TABLE ONLY public.gift_card_movement
    ADD CONSTRAINT gift_card_movement_gift_card_id_fkey FOREIGN KEY (gift_card_id) REFERENCES public.gift_card(id);
ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_order_number_fkey FOREIGN KEY (order_number) REFERENCES public.shop_order(order_number);
ALTER TABLE ONLY public.loyalty_movement
    ADD CONSTRAINT loyalty_movement_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail_token
    ADD CONSTRAINT mail_token_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.offline_account
    ADD CONSTRAINT offline_account_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES public.customer(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.payment
    ADD CONSTRAINT payment_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES public.checkout(id);
ALTER TABLE ONLY public.payment_task
    ADD CONSTRAINT payment_task_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payment(id);
ALTER TABLE ONLY public.price
    ADD CONSTRAINT price_sku_fkey FOREIGN KEY (sku) REFERENCES public.product(sku);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_brand_fkey FOREIGN KEY (brand) REFERENCES public.brand(slug);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_category_fkey FOREIGN KEY (category) REFERENCES public.category(slug);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_picture_fkey FOREIGN KEY (picture) REFERENCES public.picture(hash);
ALTER TABLE ONLY public.purchase
    ADD CONSTRAINT purchase_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.saved_payment_method
    ADD CONSTRAINT saved_payment_method_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES public.cart(id);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES public.checkout(id);
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.shop_order
    ADD CONSTRAINT shop_order_parent_number_fkey FOREIGN KEY (parent_number) REFERENCES public.shop_order(order_number);
ALTER TABLE ONLY public.slot_hold
    ADD CONSTRAINT slot_hold_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES public.slot(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.slot_stop
    ADD CONSTRAINT slot_stop_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES public.slot(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_sku_fkey FOREIGN KEY (sku) REFERENCES public.product(sku);
ALTER TABLE ONLY public.stock
    ADD CONSTRAINT stock_store_fkey FOREIGN KEY (store) REFERENCES public.store(id);
ALTER TABLE ONLY public.store
    ADD CONSTRAINT store_zone_fkey FOREIGN KEY (zone) REFERENCES public.zone(id);
ALTER TABLE ONLY public.voucher_activation
    ADD CONSTRAINT voucher_activation_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wallet_key
    ADD CONSTRAINT wallet_key_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON DELETE CASCADE;
