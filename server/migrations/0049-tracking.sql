-- What happens in the shop, without anybody: no cookie, no address, no session. Rows live until the night, when they are
-- added up; they need no crash safety, so that counting costs the database little.
create unlogged table visit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  name text not null,
  route text not null,
  user_type text not null,
  -- What it was about: a sku, a list, a term; empty where the name says it all.
  detail text not null default '',
  quantity bigint not null default 1,
  -- Below zero where an order became cheaper.
  cents bigint not null default 0
);
create index visit_event_at on visit_event (at);

-- The sums of a day of the tenant's own time.
create table visit_sum (
  day date not null,
  name text not null,
  route text not null,
  user_type text not null,
  detail text not null,
  events bigint not null,
  quantity bigint not null,
  cents bigint not null,
  primary key (day, name, route, user_type, detail)
);

-- Under which ids analytics know the browser of a checkout; only where the shopper allowed statistics.
create table checkout_visitor (
  checkout_id uuid primary key,
  client_id text,
  visitor_id text,
  created_at timestamptz not null default now()
);
create index checkout_visitor_created on checkout_visitor (created_at);

-- What analytics are still to be told of an order: written with the change it belongs to, once for each of them.
create table sale_report (
  id bigint generated always as identity primary key,
  order_number text not null,
  -- purchase, order_final or refund
  kind text not null,
  -- Tells refunds of one order apart.
  cause text not null default '',
  sink text not null check (sink in ('umami', 'measurement')),
  visitor text not null,
  event jsonb not null,
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries integer not null default 0,
  done_at timestamptz,
  -- Why it is not repeated.
  refused text,
  unique (order_number, kind, cause, sink)
);
create index sale_report_waiting on sale_report (next_try_at) where done_at is null and refused is null;
create index sale_report_created on sale_report (created_at);
