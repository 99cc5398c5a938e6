import * as contract from '@trolley/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillContactForm, fillMealPlan, fillNewsletters } from '../test/fillForms.ts';
import { bypassKey, openWholeShop } from '../test/wholeShop.ts';
import { createBrowser } from './cart/testing/browser.ts';
import { tokenIn } from './customer/auth/testing.ts';
import { createTestDatabase, type TestDatabase } from './platform/database/testing.ts';
import { captureLog } from './platform/http/testing.ts';
import { applyRetention } from './platform/retention/applyRetention.ts';
import { retentionRules } from './retentionRules.ts';

/** In every text somebody types; what follows it says into which form. */
const word = 'Quixquax';
const email = `${word.toLowerCase()}.account@example.at`;
const password = `${word}-feldfrisch`;
const bypass = { 'x-bypass-recaptcha-key': bypassKey };

let own: TestDatabase;
let shop: Awaited<ReturnType<typeof openWholeShop>>;
beforeAll(async () => {
  own = await createTestDatabase();
  shop = await openWholeShop(own.database);
});
afterAll(async () => {
  await shop.close();
  await own.drop();
});

type Browser = ReturnType<typeof createBrowser>;
const filledIn = new Set<contract.Endpoint>();

/** Fills a form in that is accepted. */
async function fill<E extends contract.Endpoint>(browser: Browser, endpoint: E, asked: Parameters<Browser['ask']>[1]) {
  filledIn.add(endpoint);
  return browser.ask(endpoint, { headers: bypass, ...asked });
}

/** Fills a form in that is refused; nothing of it may be kept either. */
async function refused(browser: Browser, endpoint: contract.Endpoint, body: object): Promise<void> {
  filledIn.add(endpoint);
  const path = endpoint.path.replace(/\{\w+\}/g, 'p1');
  const { statusCode } = await browser.send(endpoint.method, path, body, bypass);
  expect(statusCode, `${endpoint.method} ${path}`).toBeGreaterThanOrEqual(400);
  expect(statusCode, `${endpoint.method} ${path}`).toBeLessThan(500);
}

const street = { streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070', city: 'Wien' };
const account = {
  firstName: `${word}Regfirst`,
  lastName: `${word}Reglast`,
  academicTitle: word,
  birthdate: '17.05.1988',
};

async function fillCart(browser: Browser, sku: string, form: string, recipient: string): Promise<void> {
  await fill(browser, contract.addItem, { body: { sku, quantity: 20 } });
  const place = {
    ...street,
    distributionType: 'DELIVERY' as const,
    firstName: `${word}${form}first`,
    lastName: `${word}${form}last`,
    additionalInfo: `${word}${form}info`,
    stairCase: '1',
    phoneNumber: '+43 1 5120000',
  };
  await fill(browser, contract.setDistributionAddress, { body: place });
  const { earliest } = await fill(browser, contract.checkCapacity, {
    body: { skus: [sku], distributionAddress: place },
  });
  await fill(browser, contract.setTimeSlot, { body: { id: earliest?.id } });
  const billing = {
    ...street,
    firstName: `${word}${form}payer`,
    lastName: `${word}${form}payerlast`,
    email: recipient,
  };
  await fill(browser, contract.setBillingAddress, {
    body: { ...billing, companyName: `${word}${form}company` },
  });
}

async function order(browser: Browser): Promise<string> {
  const { revision, priceInfo } = await fill(browser, contract.planPayment, {
    // The brand is the provider's word, not the shopper's.
    body: { methodKey: 'payment-at-the-door', brandName: 'VISA' },
  });
  const { checkoutId } = await fill(browser, contract.finalizeCart, { body: { revision, priceInfo } });
  const { orderNumber } = await fill(browser, contract.createOrder, { body: { checkoutId } });
  return orderNumber;
}

const query = <Row>(text: string, ...values: unknown[]) => own.database.query<Row>({ text, values });
const mailTo = async (recipient: string, kind: string) => {
  const [mail] = await query<{ text: string }>(
    'select text from mail where recipient = $1 and kind = $2 order by created_at desc limit 1',
    recipient,
    kind,
  );
  return mail ?? { text: '' };
};

/** Where the word stands: every column of every table that can hold one. */
async function found(): Promise<readonly string[]> {
  const columns = await query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and data_type not in ('integer', 'bigint', 'boolean', 'timestamp with time zone', 'date', 'double precision', 'uuid')
      order by 1, 2`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const at: string[] = [];
  for (const { table, column, type } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const rows = await query(
      `select 1 from "${table}" where strpos(lower(${text}), $1) > 0 limit 1`,
      word.toLowerCase(),
    );
    if (rows.length > 0) at.push(`${table}.${column}`);
  }
  return at;
}

/** What stays after a deletion, and why. */
const keptByLaw = {
  'newsletter_subscriber.email':
    'somebody without an account left: that mails to them were allowed can be asked for three years',
  'withdrawal.email': 'a business letter that came in is kept for seven years from the end of its year',
  'withdrawal.name': 'the same letter',
  'withdrawal.text': 'the same letter',
};
const dayMs = 86_400_000;
const passTime = (days: number) =>
  applyRetention(retentionRules(), {
    database: own.database,
    log: captureLog().log,
    now: new Date(Date.now() + days * dayMs),
  });

test('SAFE-06 after a deletion a word of every form is found in no table but where the law keeps it', async () => {
  // An account, and a cart of its own on another device.
  const phone = createBrowser(shop.app);
  const registration = { ...account, email, password, newsletterTopics: [] };
  filledIn.add(contract.registerCustomer);
  expect((await phone.send('POST', contract.registerCustomer.path, registration, bypass)).statusCode).toBe(202);
  await fill(phone, contract.confirmCustomer, { body: { token: tokenIn(await mailTo(email, 'registration')) } });
  await fill(phone, contract.login, { body: { email, password } });
  await fill(phone, contract.addItem, { body: { sku: 'p2', quantity: 1 } });

  // A visitor who fills a cart, logs in and merges it.
  const browser = createBrowser(shop.app);
  await fillCart(browser, 'p1', 'Gst', `${word.toLowerCase()}.guest@example.at`);
  await refused(browser, contract.addDiscountCode, { code: `${word}CODE` });
  await fill(browser, contract.postLog, { body: { error: `${word}error`, message: `${word}message` } });
  await fill(browser, contract.withdraw, {
    body: { name: `${word} Withdrawer`, orderNumber: '40000017', email, text: `${word}withdrawaltext` },
  });
  // Whoever searches for their own address is counted without it.
  const search = { name: 'view_search_results', search_term: email, results: 0, zero_results: true };
  const page = { page_path: '/suche', route: 'search-term', user_type: 'guest' };
  await fill(browser, contract.countEvents, { body: { events: [{ ...search, ...page }] } });
  await refused(browser, contract.reportVitals, { route: word, vitals: [] });
  await fillNewsletters({ fill, refused, mailTo }, browser, { word, email });
  await fillContactForm({ fill }, browser, { word, email: `${word.toLowerCase()}.writer@example.at` });
  const guestCart = browser.jar.get(contract.cookies.cart) ?? '';
  await fill(browser, contract.login, { body: { email, password } });
  const chosen = await browser.ask(contract.setCartCustomer, { query: { anonymousCartId: guestCart } });
  expect(chosen).toMatchObject({ merge: true, saved: { lineItemCount: expect.any(Number) } });
  await browser.ask(contract.mergeCart, { params: { cartId: guestCart } });
  const [left] = await query<{ status: string; document: string }>(
    'select status, document from cart where id = $1',
    guestCart,
  );
  expect(left, 'a cart that was merged keeps nothing').toEqual({ status: 'ABANDONED', document: '{}' });

  await fillContactForm({ fill }, browser, { word, email });

  // The profile, form by form.
  await fill(browser, contract.updateCustomer, {
    body: {
      ...account,
      firstName: `${word}Newfirst`,
      email: `${word.toLowerCase()}.pending@example.at`,
      currentPassword: password,
    },
  });
  const address = {
    ...street,
    category: 'company' as const,
    firstName: `${word}Addrfirst`,
    lastName: `${word}Addrlast`,
    countryCode: 'AT',
    company: `${word}Addrcompany`,
    additionalInfo: `${word}Addrinfo`,
  };
  const { addresses } = await fill(browser, contract.addAddress, { params: { type: 'combined' }, body: address });
  await fill(browser, contract.changeAddress, {
    params: { type: 'combined' },
    body: { ...address, id: addresses[0]?.id, lastName: `${word}Changedlast` },
  });
  await fill(browser, contract.keepAddresses, { body: { keepsAddresses: true } });
  await fill(browser, contract.addFavorite, { params: { type: 'products' }, body: { reference: 'p1' } });
  await fillMealPlan({ fill }, browser, word);
  await fill(browser, contract.setCommunicationSettings, {
    body: { personalEmailAllowed: true, personalMailAllowed: true, personalSmsAllowed: true },
  });
  await fill(browser, contract.manageNewsletterTopics, { body: { subscribe: [], unsubscribe: [] } });
  await fill(browser, contract.setFavoriteStore, { body: { storeType: 'MY_STORE_1', storeId: 'wien-neubau' } });
  await fill(browser, contract.requestPasswordReset, { body: { email } });
  await fill(browser, contract.changePassword, { body: { currentPassword: password, password: `${password}2` } });
  await refused(browser, contract.resetPassword, { token: `${word}token`, password });
  await refused(browser, contract.addGiftCard, { code: `${word}card` });
  await refused(browser, contract.saveMethod, { checkoutId: word, methodKey: 'credit-cards', provider: word });
  await refused(browser, contract.setCartPass, { planId: `${word}plan` });
  await refused(browser, contract.setPassRenewal, { renews: word });
  await refused(createBrowser(shop.app), contract.claimOfflineAccount, {
    ...account,
    email: `${word.toLowerCase()}.store@example.at`,
    password,
    newsletterTopics: [],
    cardNumber: '1234567890123',
    activationCode: word,
  });

  await refused(browser, contract.linkCard, { cardNumber: '1234567890123', activationCode: word });
  await refused(browser, contract.donatePoints, { poolId: word.toLowerCase(), value: 1 });
  // Only members have one sent; what a member's letter is told is tried where cards are ordered.
  await refused(browser, contract.orderPhysicalCard, { address: { ...street, firstName: word, lastName: word } });

  // The cart and two orders: one arrives, one nobody ever finishes. Papers of the first go to somebody else.
  await refused(browser, contract.setItem, { quantity: 1, substitution: word });
  await refused(browser, contract.checkPlaces, { places: [{ distributionType: word }], skus: [word] });
  await refused(browser, contract.changeItems, { items: [{ sku: word, quantity: word }] });
  await refused(browser, contract.setCartMode, { mode: word });
  await fill(browser, contract.setCrateDepositDesired, { body: { desired: false } });
  await fill(browser, contract.setSubstitution, { body: { substitution: 'none' } });
  const other = `${word.toLowerCase()}.office@example.at`;
  await fillCart(browser, 'p1', 'Arr', other);
  const arrived = await order(browser);
  await fillCart(browser, 'p1', 'Unf', email);
  await order(browser);

  const forms = Object.values(contract as Record<string, unknown>).filter(isForm);
  expect(forms.length).toBeGreaterThan(30);
  const missing = forms.filter((form) => !filledIn.has(form) && form !== contract.deleteCustomer);
  expect(
    missing.map(({ method, path }) => `${method} ${path}`),
    'whoever adds a form fills it in here',
  ).toEqual([]);

  // Before: the download has what every accepted form was told.
  const download = (await browser.send('GET', contract.exportCustomer.path)).body;
  for (const part of [
    'Reglast',
    'Newfirst',
    'Addrfirst',
    'Changedlast',
    'Addrcompany',
    'Addrinfo',
    'Arrfirst',
    'Arrinfo',
    'Arrpayer',
    'Arrcompany',
    'Unflast',
    ' Withdrawer',
    'withdrawaltext',
    'message',
    '-soup',
  ])
    expect(download.toLowerCase(), part).toContain(`${word}${part}`.toLowerCase());
  expect(await found()).toEqual(
    expect.arrayContaining(['customer.first_name', 'shop_order.document', 'mail.recipient']),
  );

  await fill(browser, contract.deleteCustomer, { body: { password: `${password}2` } });
  const waiting = await query<{ recipient: string }>(
    'select distinct recipient from mail where sent_at is null order by 1',
  );
  const recipients = waiting.map(({ recipient }) => recipient);
  expect(recipients, 'what waits for somebody else is sent').toContain(other);
  for (const status of ['PICKING', 'PICKED', 'OUT_FOR_DELIVERY', 'COMPLETED'])
    await query('update shop_order set status = $2 where order_number = $1', arrived, status);

  await passTime(100);
  // One order was never finished: it still knows where it goes, for a year.
  expect(await found()).toEqual(['shop_order.document', ...Object.keys(keptByLaw)].toSorted());
  await passTime(400);
  expect(await found()).toEqual(Object.keys(keptByLaw));
  await passTime(9 * 366);
  expect(await found()).toEqual([]);
});

/** Those of the studio are filled in by staff; `staff/journal/journal.api.test.ts` looks for what stays of them. */
function isForm(value: unknown): value is contract.Endpoint {
  if (typeof value !== 'object' || value === null || 'permission' in value) return false;
  return 'path' in value && 'method' in value && 'body' in value && value.body !== undefined;
}
