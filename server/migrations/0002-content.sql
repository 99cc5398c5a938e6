-- Pages and configurations as editors fill them (contract: editedPage, editedClientConfig, componentConfig).
create table content_page (
  path text primary key,
  title text not null,
  show_title boolean not null default true,
  access text,
  draft boolean not null default false,
  valid_from timestamptz,
  valid_until timestamptz,
  meta jsonb not null default '{}',
  blocks jsonb not null default '[]',
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);

create table content_config (
  type text primary key,
  value jsonb not null,
  revision integer not null default 1,
  updated_at timestamptz not null default now()
);

-- What was loaded from the tenant's files, in which form, and which revision that made:
-- a row with a later revision was edited since, and is left alone.
create table content_seed (
  item text primary key,
  fingerprint text not null,
  revision integer not null
);

create function raise_content_revision() returns trigger
language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end
$$;

create trigger content_page_revision before update on content_page
  for each row execute function raise_content_revision();
create trigger content_config_revision before update on content_config
  for each row execute function raise_content_revision();

create trigger content_page_version after insert or update or delete or truncate on content_page
  for each statement execute function raise_snapshot_version('content');
create trigger content_config_version after insert or update or delete or truncate on content_config
  for each statement execute function raise_snapshot_version('content');

-- Known from the start, so that the first process to come finds a version to compare with.
insert into snapshot_version (area, version) values ('content', 1);
