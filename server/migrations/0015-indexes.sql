-- no transaction
-- Whatever is asked of a table that grows is answered by an index; built while the shop sells.

-- Export and deletion of an account. No change of a cart's document touches these columns, so saving one stays a HOT update.
create index concurrently if not exists cart_of on cart (customer_id) where customer_id is not null;
create index concurrently if not exists checkout_of_customer on checkout (customer_id) where customer_id is not null;
create index concurrently if not exists checkout_of_cart on checkout (cart_id);
create index concurrently if not exists checkout_claim_of on checkout_claim (customer_id) where customer_id is not null;
create index concurrently if not exists offline_account_claimed on offline_account (claimed_by) where claimed_by is not null;
create index concurrently if not exists mail_recipient on mail (lower(recipient));

-- What is authorised and may end, and what a person has to look at.
create index concurrently if not exists payment_held on payment (changed_at) where status = 'AUTHORIZED';
create index concurrently if not exists payment_attention on payment (created_at) where attention is not null;

create index concurrently if not exists payment_task_open on payment_task (payment_id) where done_at is null;

-- What a start looks for.
create index concurrently if not exists mail_draft on mail (id) where draft is not null;
create index concurrently if not exists customer_demo on customer (id) where demo;
create index concurrently if not exists offline_account_demo on offline_account (card_number) where demo;
create index concurrently if not exists gift_card_demo on gift_card (id) where demo;
