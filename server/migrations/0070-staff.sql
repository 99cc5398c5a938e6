-- The retailer's own people, apart from its customers.
create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  name text not null,
  -- Both are missing until an invitation is accepted, and again after a reset: then nobody logs in.
  password_hash text,
  totp_secret bytea,
  -- A second factor that waits for its first code.
  totp_pending bytea,
  -- The time step of the last code that was used: neither it nor an older one works again.
  totp_step bigint not null default 0,
  roles text[] not null,
  -- Null: every store.
  stores text[],
  locked_at timestamptz,
  -- Closed for good; name and address were taken out. The row stays, since the journal names its id.
  closed_at timestamptz,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  logged_in_at timestamptz,
  constraint staff_login check ((password_hash is null) = (totp_secret is null))
);
create unique index staff_email on staff (lower(email)) where closed_at is null;

-- Roles an owner made; the fixed ones are in the contract.
create table staff_role (
  id text primary key default gen_random_uuid()::text,
  name text not null,
  permissions text[] not null,
  created_at timestamptz not null default now()
);
create unique index staff_role_name on staff_role (lower(name));

-- One per person at most; another one takes the place of the first.
create table staff_invitation (
  token_hash bytea primary key,
  staff_id uuid not null unique references staff on delete cascade,
  totp_secret bytea not null,
  expires_at timestamptz not null
);
create index staff_invitation_expires on staff_invitation (expires_at);

-- Between the password and the code.
create table staff_login (
  ticket_hash bytea primary key,
  staff_id uuid not null references staff on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index staff_login_staff on staff_login (staff_id);
create index staff_login_expires on staff_login (expires_at);

create table staff_session (
  id_hash bytea primary key,
  staff_id uuid not null references staff on delete cascade,
  idle_minutes integer not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_session_staff on staff_session (staff_id);
create index staff_session_expires on staff_session (expires_at);

create table staff_recovery_code (
  staff_id uuid not null references staff on delete cascade,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

-- What staff did. Without references: it outlives what it tells of, and names it by id alone.
create table journal (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null: the command line, or the shop itself.
  staff_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  store_id text,
  words tsvector not null generated always as (
    to_tsvector('simple', regexp_replace(
      action || ' ' || subject_kind || ' ' || subject_id || ' ' || coalesce(before::text, '') || ' '
        || coalesce(after::text, '') || ' ' || coalesce(reason, '') || ' ' || coalesce(request_id, ''),
      '[^a-zA-Z0-9\u0080-\U0010ffff]+', ' ', 'g'))
  ) stored
);
create index journal_at on journal (at, id);
create index journal_staff on journal (staff_id, at, id);
create index journal_action on journal (action, at, id);
create index journal_subject on journal (subject_kind, subject_id, at, id);
create index journal_store on journal (store_id, at, id) where store_id is not null;
create index journal_words on journal using gin (words);
-- A word that a sample misses is taken for half as frequent as the rarest known one: with a small sample for a common word.
alter table journal alter column words set statistics 1000;

create function journal_stays() returns trigger language plpgsql as $$
begin
  raise exception 'The journal is only written to: % is refused.', lower(tg_op) using errcode = 'restrict_violation';
end $$;
create trigger journal_stays before update or delete or truncate on journal
  for each statement execute function journal_stays();
