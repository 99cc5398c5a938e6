import {
  confirmCustomer,
  deleteCustomer,
  exportCustomer,
  getCustomer,
  setFavoriteStore,
  updateCustomer,
} from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { tokenIn } from '../auth/testing.ts';
import { fullPerson as aFullPerson, moving } from './testing/fullPerson.ts';
import { addressOf, type OpenProfile, type Person, profileDatabase, testPassword } from './testing.ts';

const { open, query, mailsTo } = profileDatabase();
let shop: OpenProfile;
beforeAll(async () => {
  shop = await open();
});

const fullPerson = () => aFullPerson({ shop, query });

/** Where `fullPerson` leaves something; whoever adds a table of customers adds it here, and to the download. */
const filled = [
  'cart',
  'checkout',
  'checkout_claim',
  'consent_record',
  'customer_address',
  'customer_favorite',
  'customer_newsletter_topic',
  'customer_past_newsletter_topic',
  'customer_store',
  'delivery_pass',
  'form_submission',
  'gift_card',
  'loyalty_member',
  'mail_token',
  'meal_plan',
  'newsletter_subscriber',
  'offline_account',
  'pass_purchase',
  'physical_card',
  'purchase',
  'saved_payment_method',
  'session',
  'shop_order',
  'voucher_activation',
];
/** Keys of calls that may be repeated: they say nothing of anybody. */
const notTold = ['wallet_key'];

/** Every table that refers to a customer, by its foreign keys, and every other with a column that names one. */
async function tablesOfCustomers() {
  return query<{ table: string; column: string }>(
    `select key.table_name as table, key.column_name as column
       from information_schema.referential_constraints
       join information_schema.key_column_usage key using (constraint_name)
       join information_schema.constraint_column_usage used on used.constraint_name = unique_constraint_name
      where used.table_name = 'customer'
     union
     select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id'
      order by 1`,
  );
}

const leave = ({ browser }: Person, password = testPassword) => browser.send('POST', deleteCustomer.path, { password });

test('CUST-12 the download holds everything that is stored of a customer, and nothing of another', async () => {
  const [ana, other] = [await fullPerson(), await fullPerson()];
  const response = await ana.browser.send('GET', exportCustomer.path);
  expect(response.headers['content-disposition']).toBe('attachment; filename="feldmarkt-customer.json"');
  expect(response.headers['cache-control']).toBe('no-store');
  const text = response.body;
  for (const word of [
    'First',
    'Last',
    'Dr',
    'Card',
    'Member',
    'Company',
    'topic',
    'Store',
    'Offline',
    'KeptMember',
    'Phone',
    'Subject',
    'Street',
    'Letter',
    'Gasse',
  ])
    expect(text).toContain(`${ana.mark}${word}`);
  expect(text).toContain(`"${ana.cartSku}"`);
  expect(text).toContain(`"${ana.favorite}"`);
  expect(response.json().purchasedProducts).toEqual([{ sku: `${ana.mark}sku`, at: expect.any(String) }]);
  for (const number of ['4711', '815']) expect(text).toContain(number);
  expect(text.toLowerCase()).not.toContain(other.mark.toLowerCase());
  expect(text).not.toContain(other.id);
  expect(text).not.toContain('a link with its secret');
  expect(text).not.toContain('argon2');
});

test('CUST-12 no column of a table that refers to customers is forgotten in the download', async () => {
  const ana = await fullPerson();
  const text = (await ana.browser.send('GET', exportCustomer.path)).body.replace(/\\/g, '');
  const tables = [{ table: 'customer', column: 'id' }, ...(await tablesOfCustomers())];
  // Secrets, by their hashes alone, and what only the database needs.
  const left = [
    'password_hash',
    'id_hash',
    'token_hash',
    'browser_hash',
    'email_hash',
    'activation_code_hash',
    'number_hash',
    'pin_hash',
    'token',
    // Sent twice, it is one message.
    'form_submission.body_hash',
    'form_submission.idempotency_key',
  ];
  expect(
    tables.map(({ table }) => table).filter((table) => table !== 'customer' && !filled.includes(table)),
    'whoever adds a table of customers fills it here',
  ).toEqual(notTold);
  let seen = 0;
  for (const { table, column } of tables.filter(({ table: name }) => name !== 'cart')) {
    const rows = await query<{ row: Record<string, unknown> }>(
      `select to_jsonb(kept) as row from ${table} kept where ${column}::text = $1`,
      ana.id,
    );
    if (filled.includes(table)) expect(rows.length, `${table} has something of theirs`).toBeGreaterThan(0);
    for (const [name, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      if (left.includes(name) || left.includes(`${table}.${name}`) || typeof value !== 'string') continue;
      // Moments are told to the millisecond by some.
      const shown = /^\d{4}-\d\d-\d\dT/.test(value) ? value.slice(0, 22) : value;
      expect(text, `${table}.${name}`).toContain(shown);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(40);
});

test('CUST-12 a deleted account takes everything along, is logged out everywhere and gets a last mail', async () => {
  const [ana, other] = [await fullPerson(), await fullPerson()];
  const phone = await shop.logIn(ana.id);
  await phone.ask(getCustomer);
  const gone = await leave(ana);
  expect(gone.statusCode, gone.body).toBe(204);
  expect(ana.browser.jar.has('sid')).toBe(false);

  const tables = await tablesOfCustomers();
  expect(tables.map(({ table }) => table)).toEqual(expect.arrayContaining(filled));
  for (const { table, column } of tables) {
    const rows = (id: string) => query(`select 1 from ${table} where ${column}::text = $1`, id);
    expect(await rows(ana.id), table).toEqual([]);
    if (filled.includes(table)) expect((await rows(other.id)).length, `${table} of the other`).toBeGreaterThan(0);
  }
  expect(await query(`select 1 from loyalty_movement where cause = $1`, ana.mark)).toEqual([]);
  expect(await query('select 1 from customer where id = $1', ana.id)).toEqual([]);
  expect(await mailsTo(ana.email.toUpperCase())).toEqual([]);
  expect((await mailsTo(ana.email)).map(({ kind }) => kind)).toEqual(['accountDeleted']);
  expect((await phone.send('GET', getCustomer.path)).statusCode).toBe(401);
  await other.browser.ask(getCustomer);
});

test('CUST-12 the ids under which analytics know the browser of a sale are in the download, and go with the account', async () => {
  const [ana, other] = [await fullPerson(), await fullPerson()];
  for (const { id, mark } of [ana, other]) {
    await query(
      `insert into checkout_visitor (checkout_id, client_id) select id, $2 || 'client' from checkout where customer_id = $1`,
      id,
      mark,
    );
    await query(
      `insert into sale_report (order_number, kind, sink, visitor, event)
       select order_number, 'purchase', 'umami', $2 || 'visitor', '{}' from shop_order where customer_id = $1`,
      id,
      mark,
    );
  }
  const text = (await ana.browser.send('GET', exportCustomer.path)).body;
  for (const word of ['client', 'visitor']) expect(text).toContain(`${ana.mark}${word}`);
  expect((await leave(ana)).statusCode).toBe(204);
  const left = await query<{ id: string }>(
    'select client_id as id from checkout_visitor union all select visitor from sale_report order by 1',
  );
  expect([...new Set(left.map(({ id }) => id))]).toEqual([`${other.mark}client`, `${other.mark}visitor`]);
});

test('CUST-12 what is known by an address alone is not shown to an account whose address nobody confirmed', async () => {
  const quick = await open({ tenant: 'harbour' });
  const { browser, email, id } = await quick.person();
  await query(
    `insert into form_submission (form_id, reference, idempotency_key, body_hash, email, answers, consent_text,
       consent_version, delete_after)
     values ('contact', $2, gen_random_uuid(), sha256('x'), $1, '{"message": "Strangerwords"}', 'c', 'v', now() + interval '1 day')`,
    email,
    `N-${id.slice(0, 8)}`,
  );
  await query(
    `insert into newsletter_request (token_hash, email, topics, consent_text, consent_version, expires_at)
     values (sha256(convert_to($1, 'UTF8')), $2, '{Strangertopic}', 'c', 'v', now() + interval '1 day')`,
    id,
    email,
  );
  await query(
    `insert into mail (kind, sender, recipient, subject, html, text) values ('order', 's', $1, 'Strangerorder', '', '')`,
    email,
  );
  const { body } = await browser.send('GET', exportCustomer.path);
  expect(body).toContain(email);
  expect(body).not.toContain('Stranger');
});

test('CUST-12 the password is asked for once more, and not for ever', async () => {
  const ana = await shop.person();
  const refused = await leave(ana, 'not the password');
  expect(refused.json()).toMatchObject({ status: 403, errorCode: 'passwordWrong' });
  await ana.browser.ask(getCustomer);
  const statuses = [];
  for (let guess = 0; guess < 20; guess++) statuses.push((await leave(ana, `guess ${guess}`)).statusCode);
  expect(statuses).toContain(429);
});

test('CUST-12 two devices that leave at once: the account goes once, with one mail', async () => {
  const ana = await shop.person();
  const phone = await shop.logIn(ana.id);
  const answers = await Promise.all([leave(ana), leave({ ...ana, browser: phone })]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 204)).toHaveLength(1);
  expect((await mailsTo(ana.email)).map(({ kind }) => kind)).toEqual(['accountDeleted']);
});

test('CUST-12 whatever else happens while an account is deleted, nothing breaks and nothing is left behind', async () => {
  for (let round = 0; round < 3; round++) {
    const ana = await shop.person({ birthdate: '1988-05-17' });
    const { browser, id, email } = ana;
    const form = { ...moving, academicTitle: '', firstName: 'Ana', lastName: 'Berger' };
    await browser.ask(updateCustomer, { body: { ...form, email: `first-${email}` } });
    const [mail] = await mailsTo(`first-${email}`);
    const token = tokenIn(mail ?? { text: '' });
    const answers = await Promise.all([
      browser.send('POST', '/api/customers/addresses/delivery', addressOf()),
      browser.send('PUT', '/api/customers/favorites/products', { reference: 'p1' }),
      browser.send('POST', confirmCustomer.path, { token }),
      browser.send('PUT', updateCustomer.path, { ...form, email: `second-${email}` }),
      leave(ana),
      browser.send('POST', '/api/customers/addresses/combined', addressOf()),
      browser.send('PUT', '/api/customers/favorites/products', { reference: 'p2' }),
      browser.send('POST', setFavoriteStore.path, { storeType: 'MY_STORE_1', storeId: 'west' }),
    ]);
    for (const answer of answers) expect([200, 204, 401, 403], answer.body).toContain(answer.statusCode);
    expect(answers[4]?.statusCode).toBe(204);
    for (const { table, column } of await tablesOfCustomers())
      expect(await query(`select 1 from ${table} where ${column}::text = $1`, id), table).toEqual([]);
  }
});

test('CUST-14 a guest gets none of it: 401 from every call of the profile', async () => {
  const { browser, email } = await shop.person();
  browser.jar.delete('sid');
  browser.jar.delete('loggedIn');
  const personal = { academicTitle: '', birthdate: '', email, firstName: 'Ana', lastName: 'Berger' };
  const settings = { personalEmailAllowed: true, personalMailAllowed: true, personalSmsAllowed: true };
  const calls = [
    ['PUT', '/api/customers', personal],
    ['GET', '/api/customers/communication-settings'],
    ['PUT', '/api/customers/communication-settings', settings],
    ['POST', '/api/customers/newsletter-topics/manage', { subscribe: [], unsubscribe: [] }],
    ['POST', '/api/customers/favorite-store', { storeType: 'MY_STORE_1', storeId: 'west' }],
    ['GET', '/api/customers/export'],
    ['POST', '/api/customers/delete', { password: testPassword }],
    ['GET', '/api/customers/favorites'],
    ['PUT', '/api/customers/favorites/products', { reference: 'p1' }],
    ['DELETE', '/api/customers/favorites/products/p1'],
    ['GET', '/api/customers/favorites/products'],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await browser.send(method, path, body);
    expect(answer.json(), path).toMatchObject({ status: 401, errorCode: 'unauthorized' });
  }
});
