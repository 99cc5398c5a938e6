-- Plastic cards that members ordered: one row per member, whatever runs at once.
create table physical_card (
  member_id text primary key,
  customer_id uuid not null references customer on delete cascade,
  -- The number in its barcode.
  card_number text not null check (card_number ~ '^\d{13}$'),
  status text not null default 'ordered' check (status in ('ordered', 'sent', 'active', 'lost')),
  -- As it is printed; empty where the member wanted no name.
  name_on_card text not null default '',
  -- Of this letter alone; taken out when the letter has long arrived.
  address jsonb,
  ordered_at timestamptz not null default now(),
  sent_at timestamptz,
  active_at timestamptz,
  lost_at timestamptz
);
create index physical_card_of_customer on physical_card (customer_id);
create index physical_card_open on physical_card (ordered_at) where status in ('ordered', 'sent');
create index physical_card_posted on physical_card (sent_at) where address is not null;

create function check_physical_card_life() returns trigger
language plpgsql as $$
begin
  if not (
    (old.status = 'ordered' and new.status = 'sent')
    or (old.status = 'sent' and new.status in ('active', 'lost'))
    or (old.status = 'active' and new.status = 'lost')
    or (old.status = 'lost' and new.status = 'ordered')
  ) then
    raise exception 'a card that is % cannot become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'physical_card_life';
  end if;
  return new;
end
$$;
create trigger physical_card_life before update of status on physical_card
  for each row when (old.status is distinct from new.status) execute function check_physical_card_life();
