-- Whoever left a newsletter stays known for a while: links of mails that were sent name the subscriber, and it may have to
-- be proven that those mails were allowed.
alter table newsletter_subscriber
  -- Null once the address has an account: newsletters are the customer's then, and old links end those.
  alter column email drop not null,
  add column customer_id uuid references customer on delete cascade,
  -- When the last subscription ended; null while there is one, or an account.
  add column ended_at timestamptz,
  add constraint newsletter_subscriber_whose check (email is not null or customer_id is not null);

-- Proofs of consents that ended.
create table newsletter_past_subscription (
  subscriber_id uuid not null references newsletter_subscriber on delete cascade,
  newsletter_topic_id text not null,
  consent_text text not null,
  consent_version text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz not null,
  ended_at timestamptz not null default now(),
  primary key (subscriber_id, newsletter_topic_id, ended_at)
);
create index newsletter_past_subscription_ended on newsletter_past_subscription (ended_at);

create table customer_past_newsletter_topic (
  customer_id uuid not null references customer on delete cascade,
  newsletter_topic_id text not null,
  consent_text text,
  consent_version text,
  subscribed_at timestamptz not null,
  ended_at timestamptz not null default now(),
  primary key (customer_id, newsletter_topic_id, ended_at)
);
create index customer_past_newsletter_topic_ended on customer_past_newsletter_topic (ended_at);
