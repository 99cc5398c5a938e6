-- What shoppers who allow statistics open of what a search found, without anybody: no cookie, no address, no session.

-- Waits for the next hour to add it up.
create table search_click (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Folded, as pins are.
  term text not null,
  sku text not null,
  -- In the list, from 0, over all its pages.
  place integer not null
);
create index search_click_at on search_click (at);

-- Sums of weights that grow with the time of the click, like those of orders (see saleWeight.ts).
create table search_click_sum (
  term text not null,
  sku text not null references product,
  weight double precision not null,
  clicks integer not null,
  last_at timestamptz not null,
  primary key (term, sku)
);
create index search_click_sum_sku on search_click_sum (sku);
create index search_click_sum_last on search_click_sum (last_at);
create index search_click_sum_weight on search_click_sum (weight);

-- What the search makes of them: how much is added to the popularity of a product where this is searched for.
create table search_click_lift (
  term text not null,
  sku text not null references product,
  lift integer not null check (lift > 0),
  primary key (term, sku)
);
create index search_click_lift_sku on search_click_lift (sku);

insert into catalogue_list (name) values ('search_click_lift');
create trigger search_click_lift_lock before insert or update or delete or truncate on search_click_lift
  for each statement execute function lock_catalogue();
create trigger search_click_lift_touch after insert or update or delete on search_click_lift
  for each row execute function touch_list();
create trigger search_click_lift_emptied after truncate on search_click_lift
  for each statement execute function touch_emptied_list();
