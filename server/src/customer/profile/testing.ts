import { randomUUID } from 'node:crypto';
import { type AddressForm, type BillingFields, type CustomerFile, cookies } from '@trolley/contract';
import { afterAll, beforeAll } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { cartsOfCustomers } from '../../cart/cartsOfCustomers.ts';
import { createBrowser } from '../../cart/testing/browser.ts';
import { openTestCarts, testCatalogue } from '../../cart/testing.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { counted } from '../../catalogue/storage/testing.ts';
import type { Favourites } from '../../favourite/favourites.ts';
import { favouriteRoutes } from '../../favourite/routes.ts';
import { openTenantLoyalty } from '../../openTenantLoyalty.ts';
import { personalData } from '../../personalData.ts';
import { openBotCheck } from '../../platform/botCheck/openBotCheck.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts';
import { captureLog, createTestApp } from '../../platform/http/testing.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { createPasswords } from '../../platform/passwords/createPasswords.ts';
import { createRateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { serviceOf } from '../../service/openService.ts';
import { testServiceFiles } from '../../service/testing.ts';
import { loadTenant } from '../../tenant/loadTenant.ts';
import { addressRoutes } from '../address/routes.ts';
import { newSecret, secretHash } from '../auth/mailToken.ts';
import { authRoutes } from '../auth/routes.ts';
import { cardRoutes } from '../card/routes.ts';
import type { Customers } from '../customers.ts';
import { readCustomerFile, tenantsDir } from '../demo/testing.ts';
import { createCustomerMails } from '../mails/createCustomerMails.ts';
import { openSessions } from '../session/openSessions.ts';
import { sessionRoutes } from '../session/routes.ts';
import { lockCustomer } from './lockCustomer.ts';
import { profileRoutes } from './routes.ts';

const baseUrl = 'https://shop.example';
/** What the shop says about the consent to newsletters. */
export const newsletterConsent = 'By ticking you agree to get mails.';
export const testPassword = 'feldfrisch';
const noPayments = { byName: () => undefined };

interface Differing {
  readonly tenant?: 'feldmarkt' | 'harbour';
  readonly file?: Partial<CustomerFile>;
  readonly catalogue?: () => Catalogue;
  readonly purchasedBy?: Favourites['purchasedBy'];
  /** What is not asked for on invoices. */
  readonly hide?: BillingFields;
  /** Other connections to the same database. */
  readonly on?: Database;
}

/** A shop's customers on a database of its own; hashes are cheap. */
export function profileDatabase() {
  let testDatabase: TestDatabase;
  const closing: (() => Promise<unknown>)[] = [];
  const database = () => testDatabase.database;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
    await testDatabase.drop();
  });

  async function open(differing: Differing = {}) {
    const { tenant: id = 'feldmarkt', purchasedBy = async () => [], on = database() } = differing;
    const usual = testCatalogue();
    const { catalogue = () => usual } = differing;
    const noted = counted(on);
    const tenant = await loadTenant({ tenantsDir, id, baseUrl });
    const file = { ...readCustomerFile(id), ...differing.file };
    const sessions = await openSessions({ database: noted.on, limits: file.session, baseUrl });
    const carts = openTestCarts(noted.on, { catalogue });
    closing.push(() => sessions.close());
    const { log } = captureLog();
    const settings = { baseUrl, botBypassKey: 'the-key-of-the-app', botCheckCost: 0, recaptchaUrl: 'http://localhost' };
    const customers: Customers = {
      database: noted.on,
      tenant,
      file,
      sessions,
      passwords: createPasswords({ passwordMemoryKb: 64 }),
      botCheck: openBotCheck({ settings, database: noted.on, log }),
      rateLimiter: createRateLimiter(noted.on),
      queueMail,
      mails: await createCustomerMails(tenant, file),
      service: serviceOf(testServiceFiles(differing.hide && { billingFields: differing.hide }), catalogue),
      personalData: personalData({ database: noted.on, selling: { service: carts.service, payments: noPayments } }),
      loyalty: await openTenantLoyalty({ tenant, database: noted.on }),
      cartSkusOf: cartsOfCustomers(carts).cartSkusOf,
      newsletterConsent: () => newsletterConsent,
      catalogue,
      now: Date.now,
    };
    const { app, lines } = await createTestApp();
    for (const routes of [sessionRoutes, authRoutes, profileRoutes, addressRoutes, cardRoutes]) routes(app, customers);
    const requireCustomer: Favourites['requireCustomer'] = (request) => sessions.requireCustomer(request);
    favouriteRoutes(app, { hasRecipes: true, ...customers, requireCustomer, lockCustomer, purchasedBy });
    const passwordHash = await customers.passwords.hash(testPassword);

    /** Somebody new with a browser that is logged in. */
    async function person(changes: Readonly<Record<string, unknown>> = {}) {
      const email = `${randomUUID().slice(0, 8)}@example.at`;
      const row = { email, password_hash: passwordHash, first_name: 'Ana', last_name: 'Berger', ...changes };
      const names = Object.keys(row);
      const [made] = await database().query<{ id: string; email: string }>({
        text: `insert into customer (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})
               returning id, email`,
        values: Object.values(row),
      });
      if (!made) throw new Error('nobody was made');
      return { ...made, browser: await logIn(made.id) };
    }

    async function logIn(customerId: string) {
      const sid = newSecret();
      await database().query({
        text: `insert into session (id_hash, customer_id, device, expires_at) values ($1, $2, 'Firefox · Linux', now() + interval '1 day')`,
        values: [secretHash(sid), customerId],
      });
      const browser = createBrowser(app);
      browser.jar.set(cookies.sessionId, sid).set(cookies.loggedIn, '1');
      return browser;
    }

    return { app, lines, customers, carts, statements: noted.statements, person, logIn };
  }

  return {
    database,
    open,
    query: <Row>(text: string, ...values: unknown[]) => database().query<Row>({ text, values }),

    /** A second process: its own connections to the same database. */
    anotherConnection(poolSize = 8): Database {
      const { connectionString } = testDatabase;
      const another = openDatabase({ connection: { connectionString }, poolSize, ...patient }, captureLog().log);
      closing.unshift(() => another.close());
      return another;
    },

    /** What lies in the outbox for an address, the oldest first. */
    mailsTo: (recipient: string) =>
      database().query<{ kind: string; text: string }>({
        text: 'select kind, text from mail where recipient = $1 order by created_at, id',
        values: [recipient],
      }),
  };
}

export type OpenProfile = Awaited<ReturnType<ReturnType<typeof profileDatabase>['open']>>;
export type Person = Awaited<ReturnType<OpenProfile['person']>>;

export const addressOf = (changes: Partial<AddressForm> = {}): AddressForm => ({
  category: 'private',
  firstName: 'Ana',
  lastName: 'Berger',
  streetName: 'Neubaugasse',
  streetNumber: '12',
  postalCode: '1070',
  city: 'Wien',
  countryCode: 'AT',
  ...changes,
});
