-- A browser's right to an order is a guest's alone: a customer's order is opened by logging in, in any browser.

alter table checkout alter column browser_hash drop not null;

update checkout set browser_hash = null
 where browser_hash is not null
   and (customer_id is not null
        -- Of accounts that were deleted: a guest's order always has an address for its mails.
        or exists (select from shop_order
                    where checkout_id = checkout.id
                      and document #>> '{attempt,billingAddress,email}' is null));
