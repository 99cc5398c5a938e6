-- What an editor lets a page do by itself: lead elsewhere, and load itself again after so many minutes.
alter table content_page
  add column auto_redirect jsonb,
  add column reload_after_minutes integer check (reload_after_minutes > 0);

-- Pages that nobody has edited are read from their files once more, which may have had such settings before.
update content_seed set fingerprint = '' where item like 'page:%';
