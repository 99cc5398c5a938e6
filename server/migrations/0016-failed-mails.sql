-- no transaction
-- Mails that were given up, to be queued again.
create index concurrently if not exists mail_failed on mail (id) where failed_at is not null;
