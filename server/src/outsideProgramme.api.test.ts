import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@trolley/contract';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { bypassKey, openWholeShop } from '../test/wholeShop.ts';
import { createBrowser } from './cart/testing/browser.ts';
import { tokenIn } from './customer/auth/testing.ts';
import { tenantsDir } from './customer/demo/testing.ts';
import { serveGateway } from './loyalty/gateway/testGateway.ts';
import { createTestDatabase, type TestDatabase } from './platform/database/testing.ts';

const key = 'the-key-of-the-programme';
const bypass = { 'x-bypass-recaptcha-key': bypassKey };
const [email, password] = ['resi@example.at', 'feldfrisch-und-fern'];
const memberId = '2900000000017';
let own: TestDatabase;
let gateway: Awaited<ReturnType<typeof serveGateway>>;
let shop: Awaited<ReturnType<typeof openWholeShop>>;
let folder: string;

/** Feldmarkt, but for a programme that is somebody else's. */
async function writeTenant(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'outside-'));
  const [from, to] = [join(tenantsDir, 'feldmarkt'), join(made, 'feldmarkt')];
  await mkdir(join(to, 'loyalty'), { recursive: true });
  for (const name of await readdir(from)) if (name !== 'loyalty') await symlink(join(from, name), join(to, name));
  const file = JSON.parse(await readFile(join(from, 'loyalty/loyalty.json'), 'utf8')) as object;
  await writeFile(join(to, 'loyalty/loyalty.json'), JSON.stringify({ ...file, programme: 'gateway' }));
  return made;
}

beforeAll(async () => {
  [own, gateway, folder] = await Promise.all([createTestDatabase(), serveGateway(key), writeTenant()]);
  shop = await openWholeShop(own.database, { TENANTS_DIR: folder, LOYALTY_URL: gateway.url, LOYALTY_KEY: key });
  const browser = createBrowser(shop.app);
  const body = { email, password, firstName: 'Resi', lastName: 'Huber', birthdate: '17.05.1988', newsletterTopics: [] };
  await browser.send('POST', contract.registerCustomer.path, body, bypass);
  const [mail = { text: '' }] = await query<{ text: string }>('select text from mail where recipient = $1', email);
  await browser.ask(contract.confirmCustomer, { headers: bypass, body: { token: tokenIn(mail) } });
  await query(
    `update customer set loyality_member_id = $2, mp_card_id = $2, joe_authentication_status = 'Authenticated'
      where lower(email) = $1`,
    email,
    memberId,
  );
  gateway.give(memberId, 600);
});
afterAll(async () => {
  await shop.close();
  await gateway.close();
  await own.drop();
  await rm(folder, { recursive: true });
});
const query = <Row>(text: string, ...values: unknown[]) => own.database.query<Row>({ text, values });

async function loggedIn() {
  const browser = createBrowser(shop.app);
  await browser.ask(contract.login, { headers: bypass, body: { email, password } });
  return browser;
}
type Browser = Awaited<ReturnType<typeof loggedIn>>;

/** A cart that can be ordered. */
async function fillCart({ ask }: Browser) {
  await ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } });
  const street = { streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070', city: 'Wien' };
  const place = { ...street, distributionType: 'DELIVERY' as const };
  const named = { firstName: 'Resi', lastName: 'Huber', phoneNumber: '+43 1 5120000' };
  await ask(contract.setDistributionAddress, { body: { ...place, ...named } });
  const { earliest } = await ask(contract.checkCapacity, { body: { skus: ['p1'], distributionAddress: place } });
  await ask(contract.setTimeSlot, { body: { id: earliest?.id } });
  await ask(contract.setBillingAddress, { body: { ...street, firstName: 'Resi', lastName: 'Huber', email } });
  return ask(contract.planPayment, { body: { methodKey: 'payment-at-the-door' } });
}
const coinLine = ({ voucherLineItems }: Pick<contract.Cart, 'voucherLineItems'>) =>
  voucherLineItems.find(({ lineItemId }) => lineItemId === 'punkte-5');
const cardInfo = async ({ send }: Browser) => {
  const { statusCode, body } = await send('GET', contract.getCardInfo.path);
  return { statusCode, body };
};

test('LOY-16 a whole shop with an outside programme: its points pay for a voucher, and the shop goes on when it is away', async () => {
  const browser = await loggedIn();
  expect((await browser.ask(contract.getCardInfo))[0]?.pools[0]).toMatchObject({ poolId: 'coins', value: 600 });
  await browser.ask(contract.activateVoucher, { params: { id: 'punkte-5' } });
  const cart = await fillCart(browser);
  expect(coinLine(cart)).toMatchObject({ discount: 500 });
  const { revision, priceInfo } = cart;
  const { checkoutId } = await browser.ask(contract.finalizeCart, { body: { revision, priceInfo } });
  expect(gateway.valueOf(memberId)).toBe(100);
  expect([...gateway.bookings.keys()]).toEqual([`checkout:${checkoutId}:punkte-5`]);

  // Given up: what was redeemed goes back with the next round of tasks.
  await browser.ask(contract.resetCart);
  expect(await query(`select cause from loyalty_task where kind = 'giveBack' and done_at is null`)).toHaveLength(1);
  expect(coinLine(await browser.ask(contract.getCart)), 'until then they are missing').toMatchObject({
    discount: 0,
    missing: { coins: 400 },
  });

  gateway.state.mood = 'unknownCard';
  const unknown = await cardInfo(browser);
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toContain('errorCode 10048');

  gateway.state.mood = 'broken';
  const away = await cardInfo(browser);
  expect([away.statusCode, JSON.parse(away.body)]).toMatchObject([503, { errorCode: 'programmeAway' }]);
  const again = await loggedIn();
  const { firstName, loyaltyMemberInformation } = await again.ask(contract.getCustomer);
  expect(firstName).toBe('Resi');
  expect(loyaltyMemberInformation).toMatchObject({ pools: [], promotions: [], vouchers: [], programmeAway: true });
  expect((await again.ask(contract.getMemberVouchers)).vouchers).toEqual([]);
  const without = await again.ask(contract.getCart);
  expect([without.programmeAway, without.voucherLineItems.filter(({ activated }) => activated)]).toEqual([true, []]);
  expect(without.priceInfo.total).toBe(priceInfo.total + 500);
  const next = await again.ask(contract.finalizeCart, {
    body: { revision: without.revision, priceInfo: without.priceInfo },
  });
  const { orderNumber } = await again.ask(contract.createOrder, { body: { checkoutId: next.checkoutId } });
  expect(orderNumber).toMatch(/^\d+$/);
  expect(shop.lines.some((line) => JSON.stringify(line).includes('the loyalty programme is away'))).toBe(true);
});

/** The programme answers again, and was left alone long enough to be asked. */
async function comeBack({ ask }: Browser): Promise<contract.Cart> {
  gateway.state.mood = 'well';
  vi.setSystemTime(Date.now() + 11_000);
  await expect.poll(async () => (await ask(contract.getCart)).programmeAway).toBeUndefined();
  return ask(contract.getCart);
}

test('LOY-16 LOY-09 a programme that does not answer: regular prices, told with the cart; no order at another price than was seen; member prices when it is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const browser = await loggedIn();
  await browser.ask(contract.addItem, { body: { sku: 'club', quantity: 2 } });
  await fillCart(browser);
  const clubLine = ({ productLineItems }: Pick<contract.Cart, 'productLineItems'>) =>
    productLineItems.find(({ lineItemId }) => lineItemId === 'club');
  const seen = await comeBack(browser);
  expect(clubLine(seen)).toMatchObject({ perPiecePrice: 250, linePrice: 500 });

  gateway.state.mood = 'slow';
  await Promise.all([1, 2, 3].map(() => cardInfo(browser)));
  const { revision, priceInfo } = seen;
  const refused = await browser.send('POST', contract.finalizeCart.path, { revision, priceInfo });
  expect([refused.statusCode, JSON.parse(refused.body)]).toMatchObject([
    409,
    { errorCode: contract.checkoutFailures.totalChanged },
  ]);
  const regular = await browser.ask(contract.getCart);
  expect(regular.programmeAway).toBe(true);
  expect(clubLine(regular)).toMatchObject({ perPiecePrice: 300, linePrice: 600 });
  expect(regular.priceInfo.total).toBeGreaterThan(priceInfo.total);
  const own = (await browser.ask(contract.getCustomer)).loyaltyMemberInformation;
  expect([own?.programmeAway, contract.loyaltyStatus(own), contract.isMember(own)]).toEqual([
    true,
    'authenticated',
    false,
  ]);

  const back = await comeBack(browser);
  expect(back.priceInfo).toEqual(priceInfo);
  expect(contract.isMember((await browser.ask(contract.getCustomer)).loyaltyMemberInformation)).toBe(true);

  // Ordered while it is away: at regular prices, and the points of the week's promotion are not lost.
  gateway.state.mood = 'broken';
  for (let count = 0; count < 3; count++) await cardInfo(browser);
  const again = await browser.ask(contract.getCart);
  const { checkoutId } = await browser.ask(contract.finalizeCart, {
    body: { revision: again.revision, priceInfo: again.priceInfo },
  });
  const [stored] = await query<{ attempt: { member: boolean; points?: { promotions: unknown[] } } }>(
    'select attempt from checkout where id = $1',
    checkoutId,
  );
  expect(stored?.attempt).toMatchObject({ member: false, points: { promotions: [{ factor: 2 }] } });
});
