import {
  addressCategories,
  addressKinds,
  addressTypes,
  offeredSalutations,
  orderStatuses,
  paymentMethods,
  walletCodes,
} from '@trolley/contract';
import { expect, test } from 'vitest';
import { readTexts as readTenantTexts, type TenantId, tenantIds } from '../../../../tenants/testing.ts';

/** Keys that are put together from codes, which no search through the sources finds. */
const own = [
  ...['orders', 'personal', 'addresses', 'payments', 'wallet', 'pass'],
  ...['loyalty', 'communication', 'password', 'devices', 'privacy'],
];
const keys = [
  ...own.map((id) => `slug.${id}`),
  ...[...own, 'favourites'].flatMap((id) => [`section.${id}`, `about.${id}`]),
  ...['none', ...offeredSalutations].map((salutation) => `salutation.${salutation}`),
  ...addressTypes.flatMap((type) => [`address.type.${type}`, `address.use.${type}`]),
  ...['all', ...addressKinds].map((kind) => `address.primary.${kind}`),
  ...addressCategories.map((category) => `address.category.${category}`),
  ...['new', 'edit', 'remove'].map((kind) => `address.title.${kind}`),
  ...['stairCase', 'floor', 'door'].map((part) => `address.line.${part}`),
  ...['personalEmailAllowed', 'personalMailAllowed', 'personalSmsAllowed'].map((name) => `news.channel.${name}`),
  ...['authenticated', 'referenced', 'dereferenced', 'onlineOnly'].map((status) => `loyalty.status.${status}`),
  ...['coins', 'donation'].map((pool) => `loyalty.pool.${pool}`),
  ...['goes', 'points', 'stays'].map((point) => `delete.${point}`),
].map((key) => `profile.${key}`);

const beside = [
  ...orderStatuses.map((status) => `order.status.${status}`),
  ...['done', 'current', 'ahead'].map((state) => `order.step.${state}`),
  ...paymentMethods.map((method) => `order.method.${method}`),
  ...['stairCase', 'floor', 'door'].map((part) => `order.address.${part}`),
  ...Object.values(walletCodes).map((code) => `wallet.error.${code}`),
  ...['issued', 'linked', 'order', 'givenBack', 'refund', 'other'].map((reason) => `wallet.reason.${reason}`),
  ...['valid', 'over', 'ahead', 'how.1', 'how.2', 'how.3'].map((word) => `pass.${word}`),
  ...['automatic', 'offline', 'online', 'missing.coins', 'missing.cents', 'missing.pieces'].map(
    (use) => `voucher.${use}`,
  ),
  ...['used', 'tooFewCoins', 'unknown', 'other'].map((problem) => `voucher.problem.${problem}`),
  'profile.detail.orders',
];

const files = ['profile', 'orders', 'wallet', 'pass', 'withdrawal', 'voucher'];
const read = (tenant: TenantId): Record<string, string> =>
  Object.assign({}, ...files.map((file) => readTenantTexts(tenant, `customer-${file}`)));

test.each(tenantIds)('TEN-06 every code of an account has a word in %s', (tenant) => {
  const messages = read(tenant);
  expect([...keys, ...beside].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
});

test.each(tenantIds)('ROUTE-24 the sections of %s have addresses of their own', (tenant) => {
  const slugs = Object.entries(read(tenant)).flatMap(([key, slug]) => (key.startsWith('profile.slug.') ? [slug] : []));
  expect(new Set(slugs).size).toBe(own.length);
  expect(slugs.filter((slug) => !/^[a-z][a-z-]{1,30}$/.test(slug))).toEqual([]);
});
