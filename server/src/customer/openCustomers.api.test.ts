import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@trolley/contract';
import * as contract from '@trolley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBrowser } from '../cart/testing/browser.ts';
import { catalogueOf } from '../catalogue/testing.ts';
import type { Favourites } from '../favourite/favourites.ts';
import { favouriteRoutes } from '../favourite/routes.ts';
import { openBotCheck } from '../platform/botCheck/openBotCheck.ts';
import { createTestDatabase, type TestDatabase } from '../platform/database/testing.ts';
import { captureLog, createTestApp } from '../platform/http/testing.ts';
import { readSettings } from '../platform/settings.ts';
import { loadTenant } from '../tenant/loadTenant.ts';
import { type OpenCustomers, openCustomers } from './openCustomers.ts';
import { lockCustomer } from './profile/lockCustomer.ts';
import { customerRoutes } from './routes.ts';

/** Calls of people who are not logged in yet, or of everybody. */
const open: readonly Endpoint[] = [
  contract.registerCustomer,
  contract.claimOfflineAccount,
  contract.confirmCustomer,
  contract.getNewsletterTopics,
  contract.login,
  contract.logout,
  contract.requestPasswordReset,
  contract.resetPassword,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'domain' in value;
const everything: readonly unknown[] = Object.values(contract);
// What staff may ask of them has roles, and tests of its own.
const ofPeople = everything
  .filter(isEndpoint)
  .filter(({ domain, permission }) => permission === undefined && ['customer', 'favourite'].includes(domain));
const guarded = ofPeople.filter((endpoint) => !open.includes(endpoint));

describe.each(['feldmarkt', 'harbour'])('the people of %s', (id) => {
  let own: TestDatabase;
  let customers: OpenCustomers;
  let app: Awaited<ReturnType<typeof createTestApp>>['app'];

  async function openOn({ database }: TestDatabase) {
    const settings = readSettings({ TENANT: id, PASSWORD_MEMORY_KB: '64', BOT_CHECK_COST: '0' });
    const tenant = await loadTenant({ ...settings, id });
    const catalogue = catalogueOf([]);
    const botCheck = openBotCheck({ settings, database, log: captureLog().log });
    return openCustomers({ tenant, database, settings, botCheck, catalogue: () => catalogue });
  }

  beforeAll(async () => {
    own = await createTestDatabase();
    customers = await openOn(own);
    app = (await createTestApp()).app;
    customerRoutes(app, customers);
    const requireCustomer: Favourites['requireCustomer'] = (request) => customers.sessions.requireCustomer(request);
    favouriteRoutes(app, {
      hasRecipes: true,
      ...customers,
      requireCustomer,
      lockCustomer,
      purchasedBy: async () => [],
    });
    await app.ready();
  });
  afterAll(async () => {
    await customers.close();
    await own.drop();
  });

  test('API-07 every call that concerns people is served', () => {
    expect(guarded.length).toBeGreaterThan(20);
    for (const { method, path } of ofPeople)
      expect(app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') }), `${method} ${path}`).toBe(true);
  });

  test('CUST-14 a guest is refused by every one of them that is a customer’s own, and nothing is stored', async () => {
    const browser = createBrowser(app);
    const given: Readonly<Record<string, string>> = { type: 'combined', reference: 'p1' };
    for (const { method, path } of guarded) {
      const isFavorite = path.includes('/favorites/{type}');
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'type' && isFavorite ? 'products' : (given[name] ?? randomUUID()),
      );
      const answer = await browser.send(method, url, bodies[path]);
      expect(answer.json(), `${method} ${url}`).toMatchObject({ status: 401, errorCode: 'unauthorized' });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('SESS-01 it opens and closes again, and a second process on the same database does too', async () => {
    const second = await openOn(own);
    expect(await second.cartSkusOf(randomUUID())).toEqual(new Set());
    expect(second.personalData).toEqual([]);
    await second.close();
  });
});

const addressBody = {
  firstName: 'Ana',
  lastName: 'Berger',
  streetName: 'Neubaugasse',
  streetNumber: '12',
  postalCode: '1070',
  city: 'Wien',
  countryCode: 'AT',
};
/** By path: what gets as far as the question who asks. */
const bodies: Readonly<Record<string, unknown>> = {
  '/api/customers': {
    academicTitle: '',
    birthdate: '17.05.1988',
    email: 'ana@example.at',
    firstName: 'Ana',
    lastName: 'Berger',
  },
  '/api/customers/password': { currentPassword: 'feldfrisch', password: 'feldfrisch2' },
  '/api/customers/communication-settings': {
    personalEmailAllowed: true,
    personalMailAllowed: true,
    personalSmsAllowed: true,
  },
  '/api/customers/newsletter-topics/manage': { subscribe: [], unsubscribe: [] },
  '/api/customers/delete': { password: 'feldfrisch' },
  '/api/customers/favorite-store': { storeType: 'MY_STORE_1', storeId: 'west' },
  '/api/customers/addresses/{type}': { ...addressBody, id: randomUUID() },
  '/api/customers/favorites/{type}': { reference: 'p1' },
};
