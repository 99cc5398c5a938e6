-- Pictures of a product beside its front, each as `<place>:<kind>:<hash>`: its back, what it looks like served, others.
-- They belong to the product's own row, so that they are compared, written and loaded with it.
alter table product
  add column further_pictures text[] not null default '{}'
  constraint product_further_pictures check (
    further_pictures = '{}'
    or array_to_string(further_pictures, ' ', '?') ~ '^[2-9]:(back|served|detail):[0-9a-f]{16}( [2-9]:(back|served|detail):[0-9a-f]{16}){0,7}$'
  );
