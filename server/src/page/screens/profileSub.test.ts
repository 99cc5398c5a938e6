import { expect, test } from 'vitest';
import { opennessOf } from '../openness.ts';
import { type LoadWorld, pageLoad } from '../testLoad.ts';
import { loadProfileSub } from './profileSub.ts';

const customer = {
  'profile.section.overview': 'Overview',
  'profile.section.personal': 'Persönliches',
  'profile.slug.personal': 'persoenlich',
  'profile.section.orders': 'Bestellungen',
  'profile.slug.orders': 'bestellungen',
  'profile.section.favourites': 'Meine Produkte',
};

async function load(address: string, { tenant }: LoadWorld = {}) {
  const page = await pageLoad(address, { tenant, screens: ['profile', 'profile-sub', 'favorite-products'] });
  const shop = { ...page.shop, areaTexts: { ...page.shop.areaTexts, customer } };
  return { loaded: loadProfileSub({ ...page, shop }), openness: opennessOf({ ...page, shop }) };
}

test.each(['personal', 'persoenlich'])(
  'ROUTE-30 _sub shows the section %s alone, in the focused layout',
  async (section) => {
    const { loaded, openness } = await load(`/profile/_sub?section=${section}`);
    expect(loaded).toMatchObject({
      kind: 'page',
      shared: false,
      payload: {
        screen: 'profile-sub',
        layout: 'focused',
        status: 200,
        meta: { title: 'Persönliches | Shop', noIndex: true },
        data: { section: 'personal', texts: customer },
      },
    });
    expect(openness).toBe('open');
  },
);

test.each([
  ['/profile/link?section=orders', '/profile/bestellungen'],
  ['/profile/link?section=bestellungen', '/profile/bestellungen'],
  ['/profile/link?section=favourites', '/favorites'],
  ['/profile/_sub?section=favourites', '/favorites'],
])('ROUTE-30 %s leads to %s', async (address, to) => {
  const { loaded, openness } = await load(address);
  expect(loaded).toMatchObject({ kind: 'redirect', status: 302, to, external: false });
  expect(openness).toBe('open');
});

test.each([
  '/profile/_sub',
  '/profile/link',
  '/profile/_sub?section=nonsense',
  '/profile/link?section=nonsense',
  '/profile/link?section=overview',
  '/profile/link?section=%2F%2Fevil.example',
])('ROUTE-30 %s names no section and is not found', async (address) => {
  const { loaded, openness } = await load(address);
  expect(loaded).toMatchObject({ payload: { status: 404, screen: 'generalerror' } });
  expect(openness).toBe('missing');
});

test('ROUTE-30 a section whose feature is off is not found', async () => {
  const { loaded } = await load('/profile/link?section=orders', {
    tenant: { flags: { featureCartCheckout: false } },
  });
  expect(loaded).toMatchObject({ payload: { status: 404 } });
});
