import type { FastifyRequest } from 'fastify';
import { cartRoutes } from '../../cart/routes.ts';
import { tenantsDir } from '../../customer/demo/testing.ts';
import { openOrders } from '../../order/openOrders.ts';
import { findPassSpan, takePassBack } from '../../pass/takePassBack.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createTestApp } from '../../platform/http/testing.ts';
import { createLog } from '../../platform/log.ts';
import { loadTenant } from '../../tenant/loadTenant.ts';
import { feesPaidByPass, isOfBrowser, ordersOfBrowser } from '../lookups.ts';
import { checkoutRoutes } from '../routes.ts';
import { openTestCheckouts } from './checkoutShop.ts';
import { createFakeProvider } from './fakeProvider.ts';
import { providerAt } from './providerByWire.ts';

/** A process of its own that sells by HTTP, on a database and with a provider that are not its own. Prints its address. */
const [, , connectionString = '', providerUrl = ''] = process.argv;
const log = createLog({ level: 'silent' });
const database = openDatabase({ connection: { connectionString }, poolSize: 6, connectTimeoutMs: 1000 }, log);
const { verify } = createFakeProvider().provider;
const { checkouts, carts } = await openTestCheckouts(database, { ...providerAt(providerUrl, 'fake'), verify });
const tenant = await loadTenant({ tenantsDir, id: 'feldmarkt', baseUrl: 'https://shop.example' });
const passes = { takePassBack, findPassSpan };
const orders = await openOrders({
  tenant,
  database,
  service: carts.service,
  log,
  passes,
  checkouts: { isOfBrowser, ordersOfBrowser, feesPaidByPass },
});
const { app } = await createTestApp();
const visitorOf = ({ headers }: FastifyRequest) => ({ member: false, customerId: String(headers['x-test-customer']) });
const known = { visitorOf, secureCookies: false };
cartRoutes(app, { carts, ...known });
checkoutRoutes(app, { checkouts: { ...checkouts, orders }, ...known });
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
