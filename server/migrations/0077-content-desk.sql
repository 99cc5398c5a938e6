-- Every live state of a page or configuration (`page:/about`, `config:header`), written by triggers, so that nothing
-- gets past it. People are named by id alone.
create table content_version (
  item text not null,
  revision integer not null,
  at timestamptz not null default now(),
  staff_id uuid,
  note text,
  cause text not null,
  -- Of a page, also of one that was removed.
  title text,
  -- Null: it was removed.
  value jsonb,
  primary key (item, revision),
  constraint content_version_cause check (cause in
    ('published', 'planned', 'restored', 'offline', 'removed', 'moved', 'seeded', 'outside'))
);
create index content_version_removed on content_version (item, revision) where value is null;

-- Somebody's working copy beside what is live.
create table content_draft (
  id uuid primary key default gen_random_uuid(),
  item text not null,
  staff_id uuid not null,
  title text,
  value jsonb not null,
  revision integer not null default 1,
  -- The live revision it began from; 0: there was none.
  base_revision integer not null,
  changed_at timestamptz not null default now()
);
create unique index content_draft_own on content_draft (staff_id, item);
create index content_draft_item on content_draft (item);

-- What will be published by itself, as it was when it was planned.
create table content_plan (
  id uuid primary key default gen_random_uuid(),
  item text not null,
  at timestamptz not null,
  staff_id uuid,
  note text,
  title text,
  value jsonb not null,
  revision integer not null default 1,
  base_revision integer not null,
  -- It was due and could not be published.
  failed_at timestamptz,
  problems jsonb
);
create unique index content_plan_moment on content_plan (item, at);
create index content_plan_due on content_plan (at, id) where failed_at is null;

-- A page as the contract has it (`editedPage`). Whoever adds a column adds it here.
create function content_page_value(page content_page) returns jsonb
language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
           'path', page.path, 'title', page.title, 'showTitle', page.show_title, 'access', page.access,
           'feature', page.feature, 'draft', page.draft,
           'validFrom', to_char(page.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'validUntil', to_char(page.valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'autoRedirect', page.auto_redirect, 'reloadAfterMinutes', page.reload_after_minutes))
         || jsonb_build_object('meta', page.meta, 'blocks', page.blocks)
$$;

-- Who changes content, why and how is said for one transaction (`set_config('content.…', …, true)`).
create function keep_content_version(item text, revision integer, title text, value jsonb) returns void
language sql as $$
  insert into content_version (item, revision, title, value, staff_id, note, cause) values (
    item, revision, title, value,
    nullif(current_setting('content.staff', true), '')::uuid,
    nullif(current_setting('content.note', true), ''),
    coalesce(nullif(current_setting('content.cause', true), ''), case when value is null then 'removed' else 'outside' end))
$$;

-- A page that comes again after it was removed goes on where its versions ended: no revision is there twice.
create function begin_content_page() returns trigger
language plpgsql as $$
begin
  new.revision := 1 + coalesce(
    (select max(revision) from content_version where item = 'page:' || new.path), 0);
  return new;
end
$$;
create function begin_content_config() returns trigger
language plpgsql as $$
begin
  new.revision := 1 + coalesce(
    (select max(revision) from content_version where item = 'config:' || new.type), 0);
  return new;
end
$$;
create trigger content_page_begin before insert on content_page for each row execute function begin_content_page();
create trigger content_config_begin before insert on content_config for each row execute function begin_content_config();

create function keep_content_page() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.path <> new.path) then
    perform keep_content_version('page:' || old.path, old.revision + 1, old.title, null);
  end if;
  if tg_op <> 'DELETE' then
    perform keep_content_version('page:' || new.path, new.revision, new.title, content_page_value(new));
  end if;
  return null;
end
$$;
create function keep_content_config() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform keep_content_version('config:' || old.type, old.revision + 1, null, null);
  else
    perform keep_content_version('config:' || new.type, new.revision, null, new.value);
  end if;
  return null;
end
$$;

-- What is there so far is its own first version.
insert into content_version (item, revision, at, cause, title, value)
  select 'page:' || path, revision, updated_at, 'seeded', title, content_page_value(content_page) from content_page
  union all
  select 'config:' || type, revision, updated_at, 'seeded', null, value from content_config;

create trigger content_page_kept after insert or update or delete on content_page
  for each row execute function keep_content_page();
create trigger content_config_kept after insert or update or delete on content_config
  for each row execute function keep_content_config();
