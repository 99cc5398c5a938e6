-- A sequence of an unlogged table is unlogged too, and PostgreSQL 15 left it as a page of zeros on a standby that was
-- promoted ("bad magic number in sequence"): nothing could be counted, and with it no order placed.
alter table visit_event drop column id, add column id uuid primary key default gen_random_uuid();
