-- The catalogue: what is sold, where and at what price. Every process keeps it in memory and loads what changed.

-- One writer at a time, from its first statement to its commit: so versions rise in the order of the commits, and
-- whoever has seen version 7 misses nothing by asking for what changed after 7. Waiting raises nothing yet.
create function lock_catalogue() returns trigger
language plpgsql as $$
begin
  perform from snapshot_version where area = 'catalogue' for update;
  return null;
end
$$;

-- The version that the running transaction makes: one for all it changes, raised with its first real change.
create function catalogue_change() returns bigint
language plpgsql as $$
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

-- Small tables are loaded whole when anything in them changed.
create table catalogue_list (
  name text primary key,
  changed bigint not null default 0
);
insert into catalogue_list (name) values ('zone'), ('store'), ('vat_rate'), ('category'), ('brand'), ('synonym');

create function touch_list() returns trigger
language plpgsql as $$
begin
  update catalogue_list set changed = catalogue_change() where name = tg_table_name and changed < catalogue_change();
  return null;
end
$$;

-- Also by `truncate`, of which there are no rows to see.
create function touch_emptied_list() returns trigger
language plpgsql as $$
begin
  update catalogue_list set changed = catalogue_change() where name = tg_table_name;
  return null;
end
$$;

create table zone (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  name text not null,
  position integer not null
);

create table store (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  name text not null,
  zone text not null references zone
);

create table vat_rate (
  name text not null,
  valid_from timestamptz not null,
  permille integer not null check (permille between 0 and 1000),
  primary key (name, valid_from)
);

-- Drawn after `spec`, or the retailer's own photo; named by the hash of what it shows, so it never changes.
create table picture (
  hash text primary key check (hash ~ '^[0-9a-f]{16}$'),
  spec jsonb,
  file text,
  check (num_nonnulls(spec, file) = 1)
);

create table category (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,80}$'),
  name text not null,
  parent text references category deferrable initially deferred,
  position integer not null,
  unit text not null,
  picture text references picture,
  check (parent <> slug)
);
create index category_parent on category (parent);

-- Levels above the row plus levels from it downwards; a circle has no end, so it is found as too many.
create function check_category_levels() returns trigger
language plpgsql as $$
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
create constraint trigger category_levels after insert or update of slug, parent on category
  deferrable initially deferred for each row execute function check_category_levels();

create table brand (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,80}$'),
  name text not null,
  about text,
  maker text
);

create table synonym (
  words text[] primary key check (cardinality(words) >= 2)
);

-- A product is never deleted: orders name it. `changed` is the version of the last change of it, its prices or its stock.
create table product (
  sku text primary key check (sku ~ '^[A-Za-z0-9_-]{1,40}$'),
  product_id text not null,
  slug text not null check (slug ~ '^[a-z0-9-]{1,200}$'),
  name text not null,
  brand text not null references brand,
  category text not null references category,
  pack text not null,
  base_quantity double precision check (base_quantity > 0),
  base_unit text,
  selling text not null check (selling in ('pack', 'step', 'average')),
  piece_grams integer check (piece_grams > 0),
  max_quantity integer not null check (max_quantity > 0),
  bundle_size integer check (bundle_size > 0),
  bundle_info text,
  deposit integer check (deposit >= 0),
  vat text not null,
  min_age integer check (min_age > 0),
  labels text[] not null default '{}',
  origins text[] not null default '{}',
  contains text[] not null default '{}',
  popularity integer not null default 1,
  find text[] not null default '{}',
  picture text not null references picture,
  zones text[],
  availability text not null default 'available'
    check (availability in ('available', 'temporarilyUnavailable', 'unavailable')),
  facts jsonb not null,
  retired boolean not null default false,
  changed bigint not null default 0,
  check ((base_quantity is null) = (base_unit is null)),
  check ((selling = 'pack') = (piece_grams is null)),
  constraint product_facts check (
    (jsonb_typeof(facts -> 'about') = 'string' and jsonb_typeof(facts -> 'contains') = 'array'
     and jsonb_typeof(facts -> 'traces') = 'array' and jsonb_typeof(facts -> 'origins') = 'array'
     and jsonb_typeof(facts -> 'notes') = 'array') is true
  )
)
-- A product is always read whole: its facts lie beside it, not compressed elsewhere.
with (toast_tuple_target = 8160);
create unique index product_slug on product (slug) where not retired;
create index product_changed on product (changed);

create function stamp_product() returns trigger
language plpgsql as $$
begin
  new.changed := catalogue_change();
  return new;
end
$$;
create trigger product_lock before insert or update on product
  for each statement execute function lock_catalogue();
create trigger product_stamp before insert or update on product
  for each row execute function stamp_product();

create function refuse_catalogue_loss() returns trigger
language plpgsql as $$
begin
  raise exception '% keeps what it has: %', tg_table_name, tg_argv[0] using errcode = 'restrict_violation';
end
$$;
create trigger product_stays before delete or truncate on product
  for each statement execute function refuse_catalogue_loss('retire a product instead of deleting it');

-- Several prices of one kind may hold at once: the one that began last is charged. Money of weighed goods is per kilogram.
create table price (
  sku text not null references product,
  -- Empty: wherever no zone has its own.
  zone text not null default '',
  kind text not null check (kind in ('regular', 'offer', 'loyalty')),
  valid_from timestamptz not null,
  valid_until timestamptz constraint price_ends_after_its_beginning check (valid_until > valid_from),
  value integer not null check (value >= 0),
  -- The beginning of the span whose value turned out wrong after it had begun, where this one took its place.
  corrects timestamptz,
  primary key (sku, kind, zone, valid_from)
);

-- The lowest price of 30 days must be the truth, so what was charged stays; a price that has begun can only end.
create function keep_price_history() returns trigger
language plpgsql as $$
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
create trigger price_history before update or delete on price
  for each row execute function keep_price_history();
create trigger price_stays before truncate on price
  for each statement execute function refuse_catalogue_loss('prices that were charged are history');

create table stock (
  sku text not null references product,
  store text not null references store,
  availability text not null check (availability in ('available', 'temporarilyUnavailable', 'unavailable')),
  primary key (sku, store)
);

-- A price or a stock belongs to its product: whoever loads the product loads them.
create function touch_products() returns trigger
language plpgsql as $$
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

do $$
declare
  name text;
begin
  foreach name in array array['price', 'stock'] loop
    execute format('create trigger %1$s_lock before insert or update or delete on %1$s
                      for each statement execute function lock_catalogue()', name);
    execute format('create trigger %1$s_inserted after insert on %1$s referencing new table as touched
                      for each statement execute function touch_products()', name);
    execute format('create trigger %1$s_updated after update on %1$s referencing new table as touched
                      for each statement execute function touch_products()', name);
    execute format('create trigger %1$s_deleted after delete on %1$s referencing old table as touched
                      for each statement execute function touch_products()', name);
  end loop;
  execute 'create trigger stock_stays before truncate on stock
             for each statement execute function refuse_catalogue_loss(''delete its rows, so that its products are loaded again'')';
  foreach name in array array['zone', 'store', 'vat_rate', 'category', 'brand', 'synonym'] loop
    execute format('create trigger %1$s_lock before insert or update or delete or truncate on %1$s
                      for each statement execute function lock_catalogue()', name);
    execute format('create trigger %1$s_touch after insert or update or delete on %1$s
                      for each row execute function touch_list()', name);
    execute format('create trigger %1$s_emptied after truncate on %1$s
                      for each statement execute function touch_emptied_list()', name);
  end loop;
end
$$;

-- Who feeds this catalogue: the demo, which keeps itself young, or a retailer, whom it then leaves alone.
create table catalogue_feed (
  only_row boolean primary key default true check (only_row),
  source text not null check (source in ('demo', 'import')),
  -- What the demo was built from, the day its prices reach to, and the day availability was last drawn.
  fingerprint text,
  priced_until date,
  drawn_on date,
  fed_at timestamptz not null default now()
);

insert into snapshot_version (area, version) values ('catalogue', 1);
