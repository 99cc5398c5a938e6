-- Messages that came by contact forms and questionnaires, and the files sent with them.
create table form_submission (
  id uuid primary key default gen_random_uuid(),
  form_id text not null,
  -- What sender and shop call it: random, so it tells nothing of how many there are.
  reference text not null unique,
  -- Sent twice, it is one message: the browser's key, and what came with it.
  idempotency_key uuid not null unique,
  body_hash bytea not null check (length(body_hash) = 32),
  -- Who was logged in; the message goes with the account.
  customer_id uuid references customer on delete cascade,
  email text not null,
  answers jsonb not null,
  consent_text text not null,
  consent_version text not null,
  received_at timestamptz not null default now(),
  -- As the form had it when it came.
  delete_after timestamptz not null
);
create index form_submission_expiry on form_submission (delete_after);
create index form_submission_email on form_submission (lower(email));
create index form_submission_customer on form_submission (customer_id) where customer_id is not null;

-- Files lie in the database: they come and go in the transaction of their message, and no address of the shop shows them.
create table form_upload (
  id uuid primary key default gen_random_uuid(),
  form_id text not null,
  -- The hash of the browser's cookie: only who sent a file can add it to a message.
  owner_hash bytea not null check (length(owner_hash) = 32),
  -- Null until a message names it.
  submission_id uuid references form_submission on delete cascade,
  name text not null check (length(name) between 1 and 120),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  content bytea not null check (length(content) between 1 and 20000000),
  created_at timestamptz not null default now(),
  delete_after timestamptz not null
);
alter table form_upload alter column content set storage external;
create index form_upload_expiry on form_upload (delete_after);
create index form_upload_submission on form_upload (submission_id) where submission_id is not null;
create index form_upload_owner on form_upload (owner_hash);
