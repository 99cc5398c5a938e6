-- Orders are found with and without accents, as customers are: every word stands there as it was written, without its
-- accents, and with one letter where two may be an umlaut. A function of plpgsql keeps its plan, one of SQL is parsed and
-- planned for every order that is placed. An index is built without a search path: the function has one of its own.
create or replace function order_words(number bigint, document jsonb) returns tsvector
language plpgsql immutable parallel safe set search_path from current as $$
begin
  return (
    select array_to_tsvector(coalesce(array_agg(distinct left(spelled, 100)), '{}')) from (
      select number::text as spelled
      union all
      select form from (
        select regexp_split_to_table(lower(value #>> '{}'), '\s+') as word
          from unnest(array['distributionAddress', 'billingAddress']) part, jsonb_each(document #> array['attempt', part])
         where key in ('firstName', 'lastName', 'companyName', 'email', 'streetName', 'postalCode', 'city', 'storeId',
                       'deliveryAreaNumber')
      ) written, lateral (select find_key(word) as plain) folded,
        lateral unnest(array[word, plain, regexp_replace(plain, '([aou])e', '\1', 'g')]) form
      union all
      select 'tel:' || reverse(regexp_replace(document #>> array['attempt', part, 'phoneNumber'], '\D', '', 'g'))
        from unnest(array['distributionAddress', 'billingAddress']) part
    ) words where spelled <> '' and spelled <> 'tel:'
  );
end
$$;
