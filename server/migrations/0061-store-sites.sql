-- What an import tells of stores beside their name: where they are, when they are open and what they have. It comes
-- before what the tenant's folder says, so a chain that manages its stores elsewhere needs no file here.

create table store_site (
  store text primary key references store,
  street_name text not null,
  street_number text not null,
  postal_code text not null,
  city text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  phone_number text,
  -- As OpenStreetMap writes it: `Mo-Fr 07:15-19:45; Sa 07:15-18:00`.
  hours text not null,
  services text[] not null default '{}',
  directions text[] not null default '{}'
);

create table store_day (
  -- Empty: of all stores.
  store text not null default '',
  date text not null check (date ~ '^\d{4}-\d{2}-\d{2}$'),
  note text not null,
  -- `10:00-18:00`, or `off`.
  hours text not null,
  primary key (store, date)
);

insert into catalogue_list (name) values ('store_site'), ('store_day');

do $$
declare
  name text;
begin
  foreach name in array array['store_site', 'store_day'] loop
    execute format('create trigger %1$s_lock before insert or update or delete or truncate on %1$s
                      for each statement execute function lock_catalogue()', name);
    execute format('create trigger %1$s_touch after insert or update or delete on %1$s
                      for each row execute function touch_list()', name);
    execute format('create trigger %1$s_emptied after truncate on %1$s
                      for each statement execute function touch_emptied_list()', name);
  end loop;
end
$$;
