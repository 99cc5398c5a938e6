-- Every change of a cart raises its revision: whoever has a cart in memory asks the database only for that. The shop does
-- it in each of its statements; this is for those that people write.
create function raise_cart_revision() returns trigger
language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger cart_revision before update on cart
  for each row when (new.revision = old.revision and new is distinct from old) execute function raise_cart_revision();
