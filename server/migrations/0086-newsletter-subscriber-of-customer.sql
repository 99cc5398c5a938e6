-- no transaction
-- A deleted account takes its subscriber along; one who left is forgotten in the end.
create index concurrently if not exists newsletter_subscriber_of on newsletter_subscriber (customer_id)
  where customer_id is not null;
create index concurrently if not exists newsletter_subscriber_ended on newsletter_subscriber (ended_at)
  where ended_at is not null;
