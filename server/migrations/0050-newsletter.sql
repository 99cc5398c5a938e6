-- Newsletters for people without an account.

-- Who asked, until the link in the mail is opened. An address without a confirmation is kept no longer than its link
-- works; the hash of the link stays a while longer, so that a late press gets an explanation.
create table newsletter_request (
  token_hash bytea primary key check (length(token_hash) = 32),
  -- Null once it was used or is over.
  email text check (length(email) between 3 and 50),
  topics text[] not null check (cardinality(topics) > 0),
  -- What was agreed to, as it was shown, and the hash by which equal texts are known.
  consent_text text not null,
  consent_version text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index newsletter_request_expiry on newsletter_request (expires_at);
create index newsletter_request_email on newsletter_request (lower(email)) where email is not null;

create table newsletter_subscriber (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 50),
  created_at timestamptz not null default now()
);
create unique index newsletter_subscriber_email on newsletter_subscriber (lower(email));

-- Each row is the proof of a consent: to what, in which words, asked when and confirmed when.
create table newsletter_subscription (
  subscriber_id uuid not null references newsletter_subscriber on delete cascade,
  newsletter_topic_id text not null,
  consent_text text not null,
  consent_version text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz not null default now(),
  primary key (subscriber_id, newsletter_topic_id)
);
create index newsletter_subscription_topic on newsletter_subscription (newsletter_topic_id, subscriber_id);

-- Signs the links by which a newsletter is left.
create table newsletter_secret (
  name text primary key,
  secret bytea not null check (length(secret) >= 32)
);
insert into newsletter_secret (name, secret)
values ('unsubscribe', decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- A subscriber who becomes a customer brings the proof along.
alter table customer_newsletter_topic
  add column consent_text text,
  add column consent_version text;
