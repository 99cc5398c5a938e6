-- Addresses that photos were fetched from, so that an import does not fetch again what the shop has.
create table photo_source (
  address text primary key check (length(address) <= 2000),
  hash text not null references picture,
  -- As the web server told them: asked with them, it answers whether the photo is another one by now.
  etag text,
  last_modified text,
  asked_at timestamptz not null default now()
);
