import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ConsentSettings, cookies, getConsentDetails, type PartTexts, readConsent } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readTexts } from '../../../tenants/testing.ts';
import { consent } from '../shell/consent/consent.ts';
import { readCookie } from '../shell/cookie.ts';
import { RouterProvider } from '../shell/router/RouterProvider.tsx';
import { acceptCustomer, customerState, initialCustomer } from '../shell/session/customerState.ts';
import { ShopProvider } from '../shell/shop.tsx';
import { bootFixture, contentFixture, tenantFixture } from '../shell/testing/bootFixture.ts';
import { memoryRouter } from '../shell/testing/memoryRouter.ts';
import { ConsentHost } from './ConsentHost.tsx';

const words = readTexts('harbour', 'consent');
const settings: ConsentSettings = {
  provider: 'builtIn',
  version: 3,
  asked: ['C0002', 'C0004'],
  googleConsentMode: false,
};
const details = {
  texts: Object.fromEntries(Object.entries(words).map(([key, text]) => [key, compile(text)])) as PartTexts,
  categories: [
    {
      category: 'C0001',
      title: 'Necessary',
      text: 'Needed.',
      cookies: [{ name: 'sid', purpose: 'Login', owner: 'Shop' }],
    },
    {
      category: 'C0002',
      title: 'Statistics',
      text: 'Counts.',
      cookies: [
        { name: 'visits', purpose: 'Counts visits', owner: 'Counter', days: 180 },
        { name: 'visitor', purpose: 'One visit', owner: 'Shop', storage: 'sessionStorage' },
      ],
    },
    { category: 'C0004', title: 'Advertising', text: 'Ads.', cookies: [] },
  ],
  scripts: [],
};

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (given, init) => {
    const url = given as string;
    asked.push(`${init?.method ?? 'GET'} ${url}`);
    return url === getConsentDetails.path ? Response.json(details) : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of [cookies.consent, cookies.webview]) document.cookie = `${name}=; path=/; max-age=0`;
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  consent.accept(undefined);
  customerState.set(initialCustomer);
});

interface Opened {
  readonly skipped?: boolean;
  readonly given?: Partial<ConsentSettings>;
}

async function open({ skipped = false, given = {} }: Opened = {}) {
  const tenant = tenantFixture({ consent: { ...settings, ...given } });
  const router = memoryRouter();
  await act(async () => {
    render(
      <ShopProvider boot={bootFixture(contentFixture('Home'), tenant)}>
        <RouterProvider router={router}>
          <main id="main" tabIndex={-1}>
            <a href="#consent">Cookies</a>
          </main>
          <ConsentHost skipped={skipped} />
        </RouterProvider>
      </ShopProvider>,
    );
  });
  return router;
}
const region = () => screen.findByRole('region', { name: words['consent.title'] });
const button = (inside: HTMLElement, key: string) => within(inside).getByRole('button', { name: words[key] });
const answer = () => readConsent(readCookie(document.cookie, cookies.consent), { version: 3, now: Date.now() });
const signal = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });

describe('CONS-07 the built-in dialog', () => {
  test('asks in a region that traps nothing, with three answers that look alike', async () => {
    await open();
    const strip = await region();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(strip.textContent).toContain('Statistics and Advertising');
    const buttons = within(strip).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      words['consent.refuse'],
      words['consent.allow'],
      words['consent.choose'],
    ]);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
    expect(document.activeElement).toBe(document.body);
    const skip = await screen.findByRole('link', { name: words['consent.skip'] });
    expect(skip.getAttribute('href')).toBe(`#${strip.id}`);
    expect(answer()).toBeUndefined();
  });

  test.each([
    ['consent.refuse', ['C0001']],
    ['consent.allow', ['C0001', 'C0002', 'C0004']],
  ])('remembers the answer (%s) and goes', async (key, categories) => {
    await open();
    const strip = await region();
    button(strip, key).focus();
    fireEvent.click(button(strip, key));
    expect(answer()?.categories).toEqual(categories);
    expect(consent.get()).toMatchObject({ answered: true, categories });
    expect(screen.queryByRole('region', { name: words['consent.title'] })).toBeNull();
    expect(document.activeElement?.id).toBe('main');
  });

  test('lets each category be chosen, everything optional off at first; its cookies are told', async () => {
    const router = await open();
    fireEvent.click(button(await region(), 'consent.choose'));
    const dialog = await screen.findByRole('dialog');
    const switches = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
    expect(switches.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(within(dialog).getByText('visits').closest('tr')?.textContent).toContain('6 months');
    expect(within(dialog).getByText('visitor').closest('tr')?.textContent).toContain('session storage');
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Statistics/ }));
    fireEvent.click(button(dialog, 'consent.save'));
    expect(answer()?.categories).toEqual(['C0001', 'C0002']);
    await waitFor(() => expect(router.get().location.hash).toBe(''));
  });

  test('opens from the link that every page has, also after the answer', async () => {
    consent.accept(['C0001']);
    const router = await open();
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: 'Cookies' }));
    await screen.findByRole('dialog');
    expect(router.get().location.hash).toBe('#consent');
  });

  test('CONS-04 in an app that keeps silent there is nothing to choose, and no provider is loaded', async () => {
    document.cookie = `${cookies.webview}=true; path=/`;
    consent.accept(['C0001']);
    await open({ given: { provider: 'oneTrust', oneTrust: { id: 'abc-test', whenUnreachable: 'everything' } } });
    fireEvent.click(screen.getByRole('link', { name: 'Cookies' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1);
    expect(within(dialog).queryByRole('button', { name: words['consent.save'] })).toBeNull();
    expect(document.getElementById('onetrust-script')).toBeNull();
    expect(consent.get().categories).toEqual(['C0001']);
  });

  test('the browser’s privacy signal leaves advertising off, also when all is allowed; a switch says otherwise', async () => {
    signal();
    await open();
    const strip = await region();
    expect(strip.textContent).not.toContain('Advertising and');
    fireEvent.click(button(strip, 'consent.allow'));
    expect(answer()?.categories).toEqual(['C0001', 'C0002']);
    fireEvent.click(screen.getByRole('link', { name: 'Cookies' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(words['consent.settings.signal']);
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Advertising/ }));
    fireEvent.click(button(dialog, 'consent.save'));
    const value = readCookie(document.cookie, cookies.consent);
    expect(readConsent(value, { version: 3, now: Date.now(), signal: true })?.categories).toContain('C0004');
  });

  test('the signal answers where nothing else is asked for', async () => {
    signal();
    await open({ given: { asked: ['C0004'] } });
    await waitFor(() => expect(answer()?.categories).toEqual(['C0001']));
    expect(screen.queryByRole('region', { name: words['consent.title'] })).toBeNull();
  });

  test('a customer’s answer is proven, and that of a guest who logs in', async () => {
    await open();
    const put = () => asked.filter((one) => one === 'PUT /api/customers/consent').length;
    fireEvent.click(button(await region(), 'consent.refuse'));
    await waitFor(() => expect(asked).toContain('PUT /api/consent'));
    expect(put()).toBe(0);
    await act(async () => acceptCustomer({ customerId: 'c1' } as never, 'login'));
    await waitFor(() => expect(put()).toBe(1));
  });
});

test.each([
  ['ROUTE-19 on the error page', { skipped: true }],
  ['where there is nothing to ask for', { given: { asked: [] } }],
])('%s nobody is asked and nothing is loaded', async (_, given) => {
  await open(given);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
});
