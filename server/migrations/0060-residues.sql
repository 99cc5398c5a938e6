-- What laboratories found: a row for each substance of each test, as their reports have it. A test in which nothing was
-- found is one row without a substance. What concerns the whole test stands in each of its rows; imports see to it that
-- they agree.
create table residue (
  sku text not null references product,
  batch text not null check (char_length(batch) between 1 and 50),
  sampled_on date not null,
  substance text not null default '',
  laboratory text not null,
  report text,
  -- How many substances were looked for.
  tested integer not null check (tested > 0),
  origin text,
  -- What the retailer did about it.
  action text,
  used_as text,
  -- In a kilogram of the food; 0: looked for and not found.
  milligrams double precision check (milligrams >= 0),
  legal_limit double precision check (legal_limit > 0),
  -- Per kilogram of body weight; 0: none is needed.
  acute_dose double precision check (acute_dose >= 0),
  primary key (sku, batch, sampled_on, substance),
  check ((substance = '') = (milligrams is null) and (substance = '') = (legal_limit is null))
);
create index residue_sampled on residue (sampled_on);

-- A small table of the catalogue, loaded whole when anything in it changed.
insert into catalogue_list (name) values ('residue');
create trigger residue_lock before insert or update or delete or truncate on residue
  for each statement execute function lock_catalogue();
create trigger residue_touch after insert or update or delete on residue
  for each row execute function touch_list();
create trigger residue_emptied after truncate on residue
  for each statement execute function touch_emptied_list();
