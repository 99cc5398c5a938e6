-- no transaction
-- Whom staff look for is found by the beginning of a name, first or last name first, of an e-mail address, and by the end
-- of a telephone number, since it is written with and without the country's code. Letters count without their accents.
create or replace function find_key(words text) returns text
language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(lower(translate(replace(words, 'ß', 'ss'),
    'ÀÁÂÃÄÅàáâãäåÇçĆćČčĐđÈÉÊËĚèéêëěÌÍÎÏìíîïİŁłÑñŃńÒÓÔÕÖØŐòóôõöøőŘřŚśŠšÙÚÛÜŮŰùúûüůűÝŸýÿŹźŻżŽž',
    'AAAAAAaaaaaaCcCcCcDdEEEEEeeeeeIIIIiiiiILlNnNnOOOOOOOoooooooRrSsSsUUUUUUuuuuuuYYyyZzZzZz')), '\s+', ' ', 'g'))
$$;
create index concurrently if not exists customer_by_last_name
  on customer ((find_key(last_name || ' ' || first_name) collate "C"), id);
create index concurrently if not exists customer_by_first_name
  on customer ((find_key(first_name || ' ' || last_name) collate "C"), id);
create index concurrently if not exists customer_by_email on customer ((lower(email) collate "C"), id);
create index concurrently if not exists customer_address_by_telephone
  on customer_address ((reverse(regexp_replace(form ->> 'phoneNumber', '\D', '', 'g')) collate "C"), customer_id)
  where form ? 'phoneNumber';
