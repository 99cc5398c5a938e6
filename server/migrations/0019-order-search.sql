-- What staff find an order by: its number, names, company, email, street, town and store, each word by its beginning,
-- and telephone numbers by their end, because they are written with and without the country's code. Whoever leaves is
-- found no more: their words go with the document.
create function order_words(number bigint, document jsonb) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(coalesce(array_agg(distinct left(word, 100)), '{}')) from (
    select number::text as word
    union all
    select regexp_split_to_table(lower(value #>> '{}'), '\s+')
      from unnest(array['distributionAddress', 'billingAddress']) part, jsonb_each(document #> array['attempt', part])
     where key in ('firstName', 'lastName', 'companyName', 'email', 'streetName', 'postalCode', 'city', 'storeId',
                   'deliveryAreaNumber')
    union all
    select 'tel:' || reverse(regexp_replace(document #>> array['attempt', part, 'phoneNumber'], '\D', '', 'g'))
      from unnest(array['distributionAddress', 'billingAddress']) part
  ) words where word <> '' and word <> 'tel:'
$$;
create index shop_order_words on shop_order using gin (order_words(order_number, document));
create index shop_order_by_day on shop_order (starts_at);
