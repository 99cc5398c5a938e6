-- What a retailer teaches the search: synonyms that lead one way or are set apart, products that stand first for a
-- query, and words for which nothing is shown.

alter table synonym
  drop constraint synonym_words_check,
  drop constraint synonym_pkey,
  -- One way: whoever types one of `words` finds these too.
  add column finds text[] not null default '{}',
  -- They do not mean the same here, whatever the list of the language says.
  add column apart boolean not null default false,
  add constraint synonym_pkey primary key (words, finds),
  add constraint synonym_says_something check (
    cardinality(words) >= 1 and cardinality(words) + cardinality(finds) >= 2 and not (apart and cardinality(finds) > 0)
  );

create table search_pin (
  query text primary key,
  -- In the order in which they stand.
  skus text[] not null check (cardinality(skus) >= 1)
);

create table banned_word (
  word text primary key
);

insert into catalogue_list (name) values ('search_pin'), ('banned_word');

do $$
declare
  name text;
begin
  foreach name in array array['search_pin', 'banned_word'] loop
    execute format('create trigger %1$s_lock before insert or update or delete or truncate on %1$s
                      for each statement execute function lock_catalogue()', name);
    execute format('create trigger %1$s_touch after insert or update or delete on %1$s
                      for each row execute function touch_list()', name);
    execute format('create trigger %1$s_emptied after truncate on %1$s
                      for each statement execute function touch_emptied_list()', name);
  end loop;
end
$$;
