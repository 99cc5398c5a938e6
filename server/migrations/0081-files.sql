-- Files lie in a storage apart from the database. What no row names is removed from it: a file is written here before
-- it comes, taken out in the transaction that makes its row, and written again when that row goes.
create table file_removal (
  area text not null check (area in ('uploads', 'media')),
  name text not null check (length(name) between 1 and 200),
  -- A file that is on its way has a day to become somebody's.
  due_at timestamptz not null,
  primary key (area, name)
);
create index file_removal_due on file_removal (due_at);

-- `remove_file(area)`: the row named a file in its column `file`, which goes with it, however it goes.
create function remove_file() returns trigger
language plpgsql as $$
begin
  insert into file_removal (area, name, due_at) values (tg_argv[0], old.file, now())
    on conflict (area, name) do update set due_at = least(file_removal.due_at, excluded.due_at);
  return null;
end
$$;

-- Files of messages: those sent before lie in `content` until they are deleted by their rule.
alter table form_upload alter column content drop not null;
alter table form_upload add column file text unique;
alter table form_upload add column bytes integer;
alter table form_upload add constraint form_upload_place check ((content is null) <> (file is null)) not valid;
alter table form_upload validate constraint form_upload_place;
create trigger form_upload_file after delete on form_upload
  for each row when (old.file is not null) execute function remove_file('uploads');

-- Pictures of the studio's library. Content names one by its id (`uploads/<id>.webp`), which stays when the picture is
-- replaced; shoppers see it under the hash of what it shows.
create table content_media (
  id uuid primary key default gen_random_uuid(),
  -- In the storage; another one with every replacement.
  file text not null unique,
  -- Of what was sent: the very same picture is there once.
  source_hash bytea not null check (length(source_hash) = 32),
  -- Of what is kept, as it stands in addresses.
  hash text not null check (hash ~ '^[0-9a-f]{16}$'),
  name text not null check (length(name) between 1 and 120),
  alt text not null default '' check (length(alt) <= 300),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  sent_bytes integer not null check (sent_bytes > 0),
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  added_by uuid references staff on delete set null,
  added_at timestamptz not null default now(),
  revision integer not null default 1,
  -- Deleted; it can be brought back for some days, and shows meanwhile wherever somebody published it at that moment.
  removed_at timestamptz
);
create unique index content_media_source on content_media (source_hash) where removed_at is null;
create index content_media_hash on content_media (hash);
create index content_media_added on content_media (added_at desc) where removed_at is null;
create index content_media_removed on content_media (removed_at) where removed_at is not null;
create index content_media_by on content_media (added_by) where added_by is not null;

create trigger content_media_file after delete on content_media
  for each row execute function remove_file('media');
create trigger content_media_replaced after update of file on content_media
  for each row when (old.file <> new.file) execute function remove_file('media');
create trigger content_media_version after insert or update or delete or truncate on content_media
  for each statement execute function raise_snapshot_version('content');
