-- People with an account, and what is theirs. Everything that belongs to a customer goes with them.
create table customer (
  id uuid primary key default gen_random_uuid(),
  -- Compared in small letters; the way it was typed is kept.
  email text not null check (length(email) between 3 and 50),
  -- argon2id in PHC notation.
  password_hash text not null,
  -- A new address that waits for the link in its mail.
  pending_email text,
  first_name text not null,
  last_name text not null,
  salutation text check (salutation in ('Company', 'Family', 'Female', 'Male')),
  academic_title text not null default '',
  birthdate date,
  personal_email_allowed boolean not null default false,
  personal_mail_allowed boolean not null default false,
  personal_sms_allowed boolean not null default false,
  mp_card_id text unique,
  loyality_member_id text unique,
  joe_authentication_status text,
  -- What was ordered; the first of each kind is worth a greeting.
  orders_delivered integer not null default 0,
  orders_collected integer not null default 0,
  -- Of the tenant's demo: made anew at every start as it was, password included.
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
-- One account for an address, whatever runs at once. What waits for its confirmation is no account yet and reserves
-- nothing: it stands in the token of its mail, so that nobody can prepare an account for somebody else's address.
create unique index customer_email on customer (lower(email));

-- A session is known by the hash of its id alone: whoever reads this table can log in as nobody.
create table session (
  id_hash bytea primary key check (length(id_hash) = 32),
  -- How its owner names it in the list of devices.
  public_id uuid not null unique default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  device text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_of_customer on session (customer_id);
create index session_expiry on session (expires_at);

-- The secrets of links in mails, by their hash: one use, one purpose, one end.
create table mail_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  -- Null: of a registration, whose customer does not exist yet.
  customer_id uuid references customer on delete cascade,
  purpose text not null check (purpose in ('registration', 'email', 'password', 'newsletter')),
  -- What it stands for: the account to be, the new address or the topics.
  subject jsonb not null default '{}',
  -- The browser that asked, as the hash of its cookie.
  browser_hash bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((purpose = 'registration') = (customer_id is null))
);
create index mail_token_of_customer on mail_token (customer_id, purpose) where customer_id is not null;
create index mail_token_expiry on mail_token (expires_at);

create table customer_newsletter_topic (
  customer_id uuid not null references customer on delete cascade,
  newsletter_topic_id text not null,
  -- The proof of the consent.
  subscribed_at timestamptz not null default now(),
  primary key (customer_id, newsletter_topic_id)
);

create table customer_address (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customer on delete cascade,
  address_type text not null check (address_type in ('billing', 'delivery', 'combined')),
  category text not null check (category in ('private', 'company')),
  -- The form as it was filled in.
  form jsonb not null,
  primary_billing boolean not null default false,
  primary_delivery boolean not null default false,
  created_at timestamptz not null default now(),
  check (not primary_billing or address_type <> 'delivery'),
  check (not primary_delivery or address_type <> 'billing')
);
create index customer_address_of on customer_address (customer_id);
create unique index customer_address_billing on customer_address (customer_id) where primary_billing;
create unique index customer_address_delivery on customer_address (customer_id) where primary_delivery;

create table customer_favorite (
  customer_id uuid not null references customer on delete cascade,
  type text not null check (type in ('products', 'recipes')),
  reference text not null,
  marked_at timestamptz not null default now(),
  primary key (customer_id, type, reference)
);

create table customer_store (
  customer_id uuid not null references customer on delete cascade,
  store_type text not null,
  store_id text not null,
  primary key (customer_id, store_type)
);

-- Points of members, by pool; the balance is the sum of the movements.
create table loyalty_movement (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  pool_id text not null,
  tags text[] not null default '{}',
  value integer not null,
  reason text not null,
  created_at timestamptz not null default now()
);
create index loyalty_movement_of on loyalty_movement (customer_id, pool_id);

-- Accounts that exist in the stores and wait to be claimed online.
create table offline_account (
  card_number text primary key check (card_number ~ '^\d{13}$'),
  activation_code_hash text not null,
  first_name text not null,
  last_name text not null,
  loyality_member_id text not null unique,
  claimed_by uuid references customer on delete set null
);

-- How often something was tried, by the hash of what was tried: over all processes of a shop.
create table tries (
  key_hash bytea not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key_hash, window_start)
);
create index tries_age on tries (window_start);

-- Answers to the bot check that were used; each counts once.
create table used_proof (
  proof_hash bytea primary key,
  expires_at timestamptz not null
);

-- Mails that have to go out: written in the transaction they tell of, sent afterwards.
create table mail (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  sender text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries integer not null default 0,
  sent_at timestamptz,
  -- Given up: its last problem is below.
  failed_at timestamptz,
  problem text
);
create index mail_waiting on mail (next_try_at) where sent_at is null and failed_at is null;
create index mail_sent on mail (created_at desc);
