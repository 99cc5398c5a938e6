type Query = <Row>(text: string, ...values: unknown[]) => Promise<readonly Row[]>;

/** What somebody ordered: one that is over, one that is on its way, a payment that came to nothing, and a plastic card. */
export async function insertBought(query: Query, id: string, mark: string): Promise<void> {
  await insertPhysicalCard(query, id, mark);
  const attempt = {
    distributionAddress: { distributionType: 'DELIVERY', streetName: `${mark}Gasse`, firstName: `${mark}First` },
    billingAddress: { email: `${mark}bill@example.at`, lastName: `${mark}Last` },
    lines: [{ sku: 'p1' }],
  };
  for (const status of ['COMPLETED', 'PLACED', undefined]) {
    const [cart] = await query<{ id: string }>(
      `insert into cart (id, customer_id, status, document) values (gen_random_uuid(), $1, $2, $3) returning id`,
      id,
      status ? 'ORDERED' : 'ABANDONED',
      JSON.stringify({ was: `${mark}Cart` }),
    );
    await query(
      `insert into checkout (id, cart_id, customer_id, browser_hash, status, attempt, total, expires_at)
       values ($1, $1, $2, sha256('x'), $3, $4, 100, now())`,
      cart?.id,
      id,
      status ? 'ORDERED' : 'FAILED',
      attempt,
    );
    if (status)
      await query(
        `insert into shop_order (cart_id, checkout_id, customer_id, status, distribution_type, starts_at, ends_at,
           cut_off_at, total, weight, document, initiator)
         values ($1, $1, $2, $3, 'DELIVERY', now(), now(), now(), 100, 1, $4, 'REDIRECT')`,
        cart?.id,
        id,
        status,
        { attempt, refunded: 0 },
      );
  }
  await query(`insert into purchase (customer_id, sku, bought_at) values ($1, $2, now())`, id, `${mark}sku`);
  await query(
    `insert into mail (kind, sender, recipient, subject, html, text) values ('orderConfirmation', 's', $1, '', '', '')`,
    `${mark}bill@example.at`,
  );
}

export async function insertPass(query: Query, customerId: string, mark: string): Promise<void> {
  await query(`insert into delivery_pass values ($1, $2, now(), now() + interval '1 year')`, customerId, `${mark}plan`);
  await query(
    `insert into pass_purchase (customer_id, plan_id, bought_at, lasts_ms) values ($1, $2, now(), 1)`,
    customerId,
    `${mark}plan`,
  );
}

async function insertPhysicalCard(query: Query, customerId: string, mark: string): Promise<void> {
  await query(
    `insert into physical_card (member_id, customer_id, card_number, name_on_card, address)
     values ($2 || 'Member', $1, '2900000000018', $2 || 'Printed', jsonb_build_object('streetName', $2 || 'Letter'))`,
    customerId,
    mark,
  );
}
