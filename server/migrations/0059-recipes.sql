-- Recipes and the things they are cooked from. Both are small lists of the catalogue: a change of one raises its version,
-- and they are loaded whole.

create table recipe_thing (
  id text primary key check (id ~ '^[a-z0-9-]{1,80}$'),
  -- `RecipeThing` as JSON: nothing of it is asked for by the database.
  facts jsonb not null
);

create table recipe (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,80}$'),
  -- `RecipeFile` as JSON.
  facts jsonb not null,
  picture text references picture,
  -- No longer shown; the row stays, so that a favourite that names it can come back.
  retired boolean not null default false
);

insert into catalogue_list (name) values ('recipe_thing'), ('recipe');

do $$
declare
  name text;
begin
  foreach name in array array['recipe_thing', 'recipe'] loop
    execute format('create trigger %1$s_lock before insert or update or delete or truncate on %1$s
                      for each statement execute function lock_catalogue()', name);
    execute format('create trigger %1$s_touch after insert or update or delete on %1$s
                      for each row execute function touch_list()', name);
    execute format('create trigger %1$s_emptied after truncate on %1$s
                      for each statement execute function touch_emptied_list()', name);
  end loop;
end
$$;
