-- no transaction
-- The home page asks for the orders of a guest's browser; only guests' checkouts have its hash.
create index concurrently if not exists checkout_of_browser on checkout (browser_hash, created_at desc)
  where browser_hash is not null;
