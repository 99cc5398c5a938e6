import { cleanup, render, screen } from '@testing-library/react';
import type { BootData } from '@trolley/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorView } from '../shell/error/ErrorView.tsx';
import { errorScreenData } from '../shell/error/errorScreenData.ts';
import { ShopProvider } from '../shell/shop.tsx';
import { bootFixture, contentFixture, tenantFixture } from '../shell/testing/bootFixture.ts';
import { openShop, page } from './testing/openShop.tsx';

vi.mock('./DefaultLayout.tsx', () => ({
  DefaultLayout: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));
vi.mock('./FocusedLayout.tsx', () => ({
  FocusedLayout: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
const problem = (status: number, body: unknown = {}) => Response.json(body, { status });

describe('a page that cannot be loaded', () => {
  test('ERR-09 a screen that breaks while rendering shows the error page, and the next page works again', async () => {
    const shop = await openShop({ pages: { '/about': contentFixture('broken', { path: '/about' }) } });
    await shop.go('/about');
    expect(shop.heading()).toBe('error.general.title');
    expect(document.title).toBe('error.general.title');
    await shop.go('/sitemap');
    expect(shop.heading()).toBe('/sitemap');
  });

  const away: [string, Response | (() => Promise<never>)][] = [
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a bad gateway', problem(502)],
    ['status 503', problem(503, page('/about'))],
  ];
  test.each(away)('ERR-07 %s is a 500 that says the backend is away', async (_, answer) => {
    const shop = await openShop({ pages: { '/about': answer } });
    await shop.go('/about');
    expect(shop.heading()).toBe('error.general.title');
    expect(document.querySelector('pre')?.textContent).toContain('Backend or internet is not available');
  });

  test('ERR-03 a refusal with status 404 shows the not-found view', async () => {
    const shop = await openShop({ pages: { '/about': problem(404, { message: 'Page not found: /about' }) } });
    await shop.go('/about');
    expect(shop.heading()).toBe('error.notFound.title');
  });

  test('ERR-03 the payload of an error page is a page like any other, whatever its status', async () => {
    const shop = await openShop({ pages: { '/about': problem(404, { ...page('/about'), status: 404 }) } });
    await shop.go('/about');
    expect(shop.heading()).toBe('/about');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('ERR-04 outside development nothing of the error is shown', async () => {
    vi.stubEnv('DEV', false);
    const shop = await openShop({ pages: { '/about': contentFixture('broken', { path: '/about' }) } });
    await shop.go('/about');
    expect(shop.heading()).toBe('error.general.title');
    expect(document.body.textContent).not.toContain('The screen broke');
  });
});

describe('the error view', () => {
  const texts = {
    'error.notFound.title': 'Not here',
    'error.notFound.text': 'Nothing here',
    'error.general.title': 'Oh dear',
    'error.general.text': 'Sorry',
    'error.home': 'Home',
    'error.retry': 'Again',
  };
  const boot: BootData = bootFixture(contentFixture('x'), tenantFixture({}, texts));
  const show = (view: React.ReactNode) => render(<ShopProvider boot={boot}>{view}</ShopProvider>);

  test('ERR-03 status 404 shows that nothing was found, or what the editors say', () => {
    show(<ErrorView data={{ status: 404, message: 'm' }} path="/x" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not here');
    cleanup();
    show(
      <ErrorView
        data={{ status: 404, message: 'm' }}
        path="/x"
        page={<h1>Our own words</h1>}
        extra={<p>Try these</p>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our own words');
    expect(document.querySelector('[data-error-extra]')?.textContent).toBe('Try these');
  });

  test.each([400, 403, 500, 503])(
    'ERR-03 status %d shows the generic view, even where editors have a page',
    (status) => {
      show(<ErrorView data={{ status, message: 'm' }} path="/x?a=1" page={<h1>Our own words</h1>} />);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oh dear');
      expect(screen.getByRole('link', { name: 'Again' }).getAttribute('href')).toBe('/x?a=1');
      expect(document.querySelector('[data-error-extra]')).toBeNull();
    },
  );

  test('ERR-04 the raw error is there only while developing', () => {
    const error = new TypeError('secret detail');
    expect(errorScreenData(error, true).raw).toContain('secret detail');
    expect(JSON.stringify(errorScreenData(error, false))).not.toContain('secret');
  });
});
