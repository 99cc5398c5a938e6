import { readFileSync } from 'node:fs';
import pg from 'pg';

const goods = JSON.parse(readFileSync(process.env.GOODS, 'utf8'));
const client = new pg.Client();
await client.connect();
await client.query(`
  create table product (
    sku text primary key, slug text not null unique, name text not null, pack text not null, description text not null,
    price integer not null, stock integer not null check (stock >= 0), position integer not null,
    category_slug text not null, category_name text not null, root_slug text not null, root_name text not null);
  create table cart (id uuid primary key default gen_random_uuid(), address jsonb, shipping integer);
  create table cart_line (
    cart_id uuid not null references cart, sku text not null references product, quantity integer not null check (quantity > 0),
    added_at timestamptz not null default now(), primary key (cart_id, sku));
  create table shop_order (
    id bigint primary key generated always as identity, cart_id uuid not null unique references cart, email text not null,
    total integer not null, document jsonb not null, placed_at timestamptz not null default now());
  create index shop_order_email on shop_order (email)`);
await client.query(
  `insert into product
   select one ->> 'sku', one ->> 'slug', one ->> 'name', one ->> 'pack', one ->> 'description', (one ->> 'price')::int,
          1000000, position, one #>> '{category,slug}', one #>> '{category,name}', one #>> '{root,slug}', one #>> '{root,name}'
     from jsonb_array_elements($1::jsonb) with ordinality as all_of (one, position)`,
  [JSON.stringify(goods.products)],
);
await client.end();
