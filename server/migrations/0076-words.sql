-- Redirects that were made or changed in the studio. Where the tenant's file has one of the same kind and address, the row
-- stands in its place.
create table redirect (
  kind text not null check (kind in ('oneToOne', 'manyToOne', 'manyToMany')),
  source text not null,
  -- Null: the redirect of the file is taken away.
  target text,
  revision integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  primary key (kind, source)
);

-- Texts of the interface that the shop says in other words than its language and its files.
create table message_override (
  key text primary key,
  text text not null,
  -- What it stands in place of, to tell when that has become another.
  original text not null,
  revision integer not null default 1,
  changed_by uuid,
  changed_at timestamptz not null default now()
);

create trigger redirect_version after insert or update or delete or truncate on redirect
  for each statement execute function raise_snapshot_version('words');
create trigger message_override_version after insert or update or delete or truncate on message_override
  for each statement execute function raise_snapshot_version('words');

-- Known from the start, so that the first process to come finds a version to compare with.
insert into snapshot_version (area, version) values ('words', 1);
