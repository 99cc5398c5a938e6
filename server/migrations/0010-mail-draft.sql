-- What a mail says and how it looks, before its pages are written: that happens when it is sent or looked at, not in the
-- transaction it tells of. Null where they are written.
alter table mail add column draft json;
