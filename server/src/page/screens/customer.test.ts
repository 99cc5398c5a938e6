import { pathTo } from '@trolley/contract';
import { expect, test } from 'vitest';
import { testTenant } from '../testing.ts';
import { loadReady, pageLoad } from '../testLoad.ts';
import { type CustomerPage, loadCustomerPage } from './customer.ts';

const secret = 'mZ3'.repeat(14);

test('CUST-04 CUST-08 a page opened by the link of a mail says so, and carries the secret nowhere', async () => {
  const { payload } = loadCustomerPage(await pageLoad(`/registration?token=${secret}`), 'registration');
  expect(payload.data).toHaveProperty('fromMail', true);
  expect(JSON.stringify(payload)).not.toContain(secret);
});

test('CUST-04 without a secret in the address it is an ordinary page, unknown to search engines', async () => {
  const { payload } = loadCustomerPage(await pageLoad('/registration?returnUrl=/'), 'registration');
  expect(payload.data).not.toHaveProperty('fromMail');
  expect(payload.meta.noIndex).toBe(true);
});

test('ROUTE-15 CUST-11 a section of the profile has a title of its own; one that is not there is not found', async () => {
  const load = async (slug?: string) => {
    const page = await pageLoad('/profile');
    const customer = {
      'profile.slug.news': 'post',
      'profile.section.news': 'Post',
      'profile.slug.orders': 'orders',
      'profile.section.orders': 'Orders',
      'profile.detail.orders': ['Order ', ['name']],
    };
    const shop = { ...page.shop, areaTexts: { ...page.shop.areaTexts, customer } };
    const params: Record<string, string> = slug === undefined ? {} : { slug };
    const plan = { ...page.plan, params };
    return loadCustomerPage({ ...page, shop, plan }, 'profile').payload;
  };
  expect(await load('post')).toMatchObject({ status: 200, screen: 'profile', meta: { title: 'Post | Shop' } });
  expect(await load('nowhere')).toMatchObject({ status: 404 });
  expect(await load('orders/1000123')).toMatchObject({
    status: 200,
    screen: 'profile',
    meta: { title: 'Orders | Shop' },
  });
  expect(await load('post/7')).toMatchObject({ status: 404 });
  expect(await load()).toMatchObject({ status: 200, screen: 'profile' });
});

test.each<CustomerPage>(['order-physical-card', 'order-physical-card-confirmation'])(
  'API-06 %s brings what editors wrote of the card',
  async (screen) => {
    const load = await pageLoad('/deliverypass');
    const { content } = load.snapshot.parts;
    const physicalcard = { headline: 'Your card' };
    const parts = { ...load.snapshot.parts, content: { ...content, components: { physicalcard } } };
    const { payload } = loadCustomerPage({ ...load, snapshot: { ...load.snapshot, parts } }, screen);
    expect(payload.data).toMatchObject({ config: physicalcard });
  },
);

test('ROUTE-04 the delivery pass has a page with the texts of its area', async () => {
  const { payload } = loadCustomerPage(await pageLoad('/deliverypass'), 'delivery-pass');
  expect(payload).toMatchObject({ screen: 'delivery-pass', status: 200, layout: 'default' });
});

test('FAV-02 the favourites bring the words of recipe cards where the shop has recipes', async () => {
  const page = await pageLoad('/favorites');
  const textsOf = (featureRecipes: boolean) => {
    const clientRuntimeConfig = { ...page.shop.tenant.clientRuntimeConfig, featureRecipes };
    const shop = {
      ...page.shop,
      tenant: { ...page.shop.tenant, clientRuntimeConfig },
      areaTexts: { ...page.shop.areaTexts, recipe: { 'recipe.card.minutes': 'min', 'recipe.page.more': 'more' } },
    };
    return loadCustomerPage({ ...page, shop }, 'favorite-products').payload.data;
  };
  expect(textsOf(true)).toEqual({ texts: { 'recipe.card.minutes': 'min' } });
  expect(textsOf(false)).toEqual({ texts: {} });
});

async function expectFrame(screen: CustomerPage): Promise<void> {
  const { payload, shared } = await loadReady(pathTo(testTenant().routes, screen) ?? '', { screens: [screen] });
  expect(payload).toMatchObject({ screen, layout: 'default', status: 200, meta: { noIndex: true } });
  expect(shared).toBe(false);
}

test('ROUTE-03 the favourites are a frame without personal products, unknown to search engines', async () => {
  await expectFrame('favorite-products');
});

test('ROUTE-14 login, registration, card and password have a page each, which is not cached', async () => {
  for (const screen of ['login', 'registration', 'offline-account', 'password-reset'] as const)
    await expectFrame(screen);
});
