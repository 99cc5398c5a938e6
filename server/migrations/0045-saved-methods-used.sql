-- When an order was last paid with it: the next one begins with the card that was used last.
alter table saved_payment_method add column used_at timestamptz;
