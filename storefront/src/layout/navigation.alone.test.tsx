import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { customerFixture } from '../customer/testing/customers.ts';
import { recheck } from '../shell/navigation/recheck.ts';
import { type CustomerState, guest } from '../shell/session/customerState.ts';
import { sessionOf } from '../shell/session/session.ts';
import { createStore } from '../shell/store.ts';
import { openShop, page, settled } from './testing/openShop.tsx';

vi.mock('./DefaultLayout.tsx', () => ({
  DefaultLayout: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));
vi.mock('./FocusedLayout.tsx', () => ({
  FocusedLayout: ({ children }: { children: React.ReactNode }) => <main data-focused="">{children}</main>,
}));

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a navigation', () => {
  test('loads the payload of the new page, shows it and moves focus, title and announcement to it', async () => {
    const shop = await openShop();
    await shop.go('/about?tab=1');
    expect(shop.fetched).toEqual(['/_payload/about?tab=1']);
    expect(shop.heading()).toBe('/about?tab=1');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(document.title).toBe('/about?tab=1');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('/about?tab=1');
  });

  test('within a page, to another query of it, leaves the focus where it is', async () => {
    const shop = await openShop({ at: '/search/milk' });
    document.body.tabIndex = -1;
    document.body.focus();
    await shop.go('/search/milk?sort=price');
    expect(shop.heading()).toBe('/search/milk?sort=price');
    expect(document.activeElement).not.toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('to another place of the same page and back asks for nothing', async () => {
    const shop = await openShop({ at: '/about' });
    await shop.go('/about#team');
    await shop.go(-1);
    expect([shop.address(), shop.heading()]).toEqual(['/about', '/about']);
    expect(shop.fetched).toEqual([]);
  });

  test('ROUTE-20 goes where the page map leads, highest priority first, slugs with slashes included', async () => {
    const asked: string[] = [];
    const shop = await openShop({
      middleware: { note: ({ route }) => void asked.push(route?.name ?? 'none') },
      everywhere: ['note'],
    });
    for (const to of ['/sitemap', '/sitemap/more', '/search/a/b/c', '/checkout-ok', '/a/b/c']) await shop.go(to);
    expect(asked).toEqual(['sitemap', 'index', 'search-term', 'checkout-confirmation', 'index']);
  });

  test('ROUTE-21 starts at the top of a new page and at the old place after going back', async () => {
    const shop = await openShop();
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    await shop.go('/about');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    await shop.go(-1);
    expect(shop.heading()).toBe('/');
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  test('ROUTE-22 shows the layout of the page', async () => {
    const shop = await openShop({ pages: { '/checkout': { ...page('/checkout'), layout: 'focused' } } });
    expect(document.querySelector('[data-focused]')).toBeNull();
    await shop.go('/checkout');
    expect(document.querySelector('[data-focused] h1')?.textContent).toBe('/checkout');
  });

  test('NAV-09 a prerendered page loads its payload and calls nothing else', async () => {
    const shop = await openShop();
    await shop.payloads.preload({ pathname: '/about', search: '' });
    await shop.go('/about');
    expect(shop.fetched).toEqual(['/_payload/about']);
    expect(shop.heading()).toBe('/about');
  });
});

describe('redirects', () => {
  const redirects = {
    oneToOne: { '/old': '/new', '/old/deep': 'https://other.example/x' },
    manyToOne: { '/old': '/all-old' },
    manyToMany: { '/shop': '/products' },
  };

  test.each([
    ['/old', '/new'],
    ['/old/other', '/all-old'],
    ['/shop/milk/oat', '/products/milk/oat'],
    ['/shop/milk?page=2', '/products/milk?page=2'],
    ['/shopping', '/shopping'],
  ])('NAV-03 %s leads to %s', async (from, to) => {
    const shop = await openShop({ redirects });
    await shop.go(from);
    expect([shop.address(), shop.heading()]).toEqual([to, to]);
    expect(shop.left).toEqual([]);
  });

  test('NAV-03 a target that starts with http leaves the app', async () => {
    const shop = await openShop({ redirects });
    void shop.router.navigate('/old/deep');
    await act(settled);
    expect(shop.left).toEqual(['https://other.example/x']);
    expect(shop.heading()).toBe('/');
  });

  test('NAV-04 a redirect the server answers with is followed, within the app and out of it', async () => {
    const shop = await openShop({
      pages: {
        '/search?q=milk': { redirect: { to: '/search/milk', external: false } },
        '/partner': { redirect: { to: 'https://partner.example/', external: true } },
      },
    });
    await shop.go('/search?q=milk');
    expect(shop.heading()).toBe('/search/milk');
    void shop.router.navigate('/partner');
    await act(settled);
    expect(shop.left).toEqual(['https://partner.example/']);
  });
});

describe('navigation middleware', () => {
  const guarded = { guardsOf: ({ name }: { name: string }) => (name === 'sitemap' ? ['guard'] : []) };

  test('NAV-05 may abort: the shopper stays where they are', async () => {
    const shop = await openShop({ ...guarded, middleware: { guard: () => ({ kind: 'abort' }) } });
    await shop.go('/sitemap');
    expect([shop.address(), shop.heading(), shop.fetched]).toEqual(['/', '/', []]);
    await shop.go('/about');
    expect(shop.heading()).toBe('/about');
  });

  test('NAV-05 may abort after taking its time, also on the way back', async () => {
    let answer: (verdict: { kind: 'abort' } | undefined) => void = () => {};
    const shop = await openShop({
      ...guarded,
      at: '/sitemap',
      middleware: { guard: () => new Promise((resolve) => (answer = resolve)) },
    });
    await shop.go('/about');
    await shop.go(-1);
    expect(shop.heading()).toBe('/about');
    await act(async () => {
      answer({ kind: 'abort' });
      await settled();
    });
    expect([shop.address(), shop.heading()]).toEqual(['/about', '/about']);
    await shop.go(-1);
    await act(async () => {
      answer(undefined);
      await settled();
    });
    expect([shop.address(), shop.heading()]).toEqual(['/sitemap', '/sitemap']);
  });

  test('NAV-05 may redirect', async () => {
    const shop = await openShop({
      ...guarded,
      middleware: { guard: () => ({ kind: 'redirect', to: '/about', external: false }) },
    });
    await shop.go('/sitemap');
    expect([shop.address(), shop.heading(), shop.fetched]).toEqual(['/about', '/about', ['/_payload/about']]);
  });

  test('NAV-05 may raise an error', async () => {
    const shop = await openShop({
      ...guarded,
      middleware: { guard: () => ({ kind: 'error', error: new Error('No way.') }) },
    });
    await shop.go('/sitemap');
    expect([shop.address(), shop.heading()]).toEqual(['/sitemap', 'error.general.title']);
    expect(document.querySelector('pre')?.textContent).toContain('No way.');
  });

  test('NAV-05 that breaks is an error too', async () => {
    const guard = vi.fn(() => Promise.reject(new Error('Broken guard.')));
    const shop = await openShop({ ...guarded, middleware: { guard } });
    await shop.go('/sitemap');
    expect(document.querySelector('pre')?.textContent).toContain('Broken guard.');
  });

  test('NAV-05 a guard naming unknown middleware raises an error', async () => {
    const shop = await openShop({ guardsOf: () => ['toString'] });
    await shop.go('/sitemap');
    expect(shop.heading()).toBe('error.general.title');
    expect(document.querySelector('pre')?.textContent).toContain(
      'A route is guarded by "toString", but there is no such middleware.',
    );
  });
});

describe('the customer-only guard', () => {
  const aoife = () => createStore<CustomerState>({ loadState: 'success', customer: customerFixture() });
  const loginFrom = (path: string) => `/login?${new URLSearchParams({ returnUrl: path, authRequired: 'true' })}`;

  test('NAV-01 sends a visitor who is not logged in to the login, with the way back', async () => {
    const shop = await openShop();
    await shop.go('/profile/orders?page=2');
    expect(shop.address()).toBe(loginFrom('/profile/orders?page=2'));
  });

  test.each(['_sub', 'link'])('ROUTE-30 the same before a section an app asks for (%s)', async (how) => {
    const shop = await openShop();
    await shop.go(`/profile/${how}?section=orders`);
    expect(shop.address()).toBe(loginFrom(`/profile/${how}?section=orders`));
  });

  test('NAV-01 decides after the first customer fetch has finished', async () => {
    const customers = createStore<CustomerState>({ loadState: 'pending' });
    const shop = await openShop({ session: sessionOf(customers) });
    await shop.go('/favorites');
    expect([shop.address(), shop.fetched]).toEqual(['/', []]);
    await act(async () => {
      customers.set(guest);
      await settled();
    });
    expect(shop.address()).toBe(loginFrom('/favorites'));
  });

  test('NAV-01 lets a customer pass, and everybody where no login is needed', async () => {
    const shop = await openShop({ session: sessionOf(aoife()) });
    await shop.go('/profile');
    expect(shop.heading()).toBe('/profile');
    cleanup();
    const visitors = await openShop();
    await visitors.go('/cart');
    expect(visitors.heading()).toBe('/cart');
  });

  test('NAV-02 the session ending while on the profile causes the same redirect', async () => {
    const customers = aoife();
    const session = sessionOf(customers);
    const shop = await openShop({ session, at: '/profile' });
    session.subscribe(() => void recheck(shop.router, shop.guard));
    await act(async () => {
      customers.set(guest);
      await settled();
    });
    expect(shop.address()).toBe(loginFrom('/profile'));
  });

  test('NAV-02 and none elsewhere', async () => {
    const customers = aoife();
    const session = sessionOf(customers);
    const shop = await openShop({ session, at: '/about' });
    session.subscribe(() => void recheck(shop.router, shop.guard));
    await act(async () => {
      customers.set(guest);
      await settled();
    });
    expect(shop.address()).toBe('/about');
  });
});

describe('offline', () => {
  test('NAV-06 a navigation is cancelled with a warning, forward and back', async () => {
    let online = true;
    const shop = await openShop({ isOnline: () => online });
    await shop.go('/about');
    online = false;
    await shop.go('/sitemap');
    await shop.go(-1);
    expect([shop.address(), shop.heading()]).toEqual(['/about', '/about']);
    expect(shop.warnings).toEqual(['internet.offline', 'internet.offline']);
    online = true;
    await shop.go(-1);
    expect(shop.address()).toBe('/');
  });
});

describe('a new build', () => {
  test('NAV-08 makes the next navigation a full load', async () => {
    const shop = await openShop({ isOutdated: () => true });
    void shop.router.navigate('/about');
    await act(settled);
    expect([shop.left, shop.fetched, shop.heading()]).toEqual([['/about'], [], '/']);
  });

  test('NAV-08 but not where it is held or has just been done', async () => {
    const shop = await openShop({ isOutdated: () => true, mayReload: () => false });
    await shop.go('/about');
    expect([shop.left, shop.heading()]).toEqual([[], '/about']);
  });
});
