-- no transaction
-- A topic's list is made of customers, too.
create index concurrently if not exists customer_newsletter_topic_of
  on customer_newsletter_topic (newsletter_topic_id, customer_id);
