import { cleanup, render, screen, within } from '@testing-library/react';
import type { BootData } from '@trolley/contract';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { ShopProvider } from '../shell/shop.tsx';
import { bootFixture, tenantFixture } from '../shell/testing/bootFixture.ts';
import { DefaultLayout } from './DefaultLayout.tsx';
import { FocusedLayout } from './FocusedLayout.tsx';

afterEach(cleanup);

const keys =
  `skipToContent logo menu.label menu.close menu.all navigation.label search.label search.submit tabs.label tabs.home
  tabs.search favourites account cart cookies social.label social.profile focused.safe`.split(/\s+/);
/** Every message reads as its key. */
const messages = Object.fromEntries(
  [...keys.map((key) => `shell.${key}`), 'service.chip.question', 'service.chip.none'].map((key) => [key, key]),
);

const link = (label: string) => ({ label, href: `/${label.toLowerCase()}` });
const fixture = bootFixture(undefined, tenantFixture({}, messages));
const boot: BootData = {
  ...fixture,
  site: {
    ...fixture.site,
    topBarBanner: { text: 'Free *over €60*', links: [link('Help')] },
    header: {
      menuLabel: 'Aisles',
      navigation: [link('Bread'), link('Milk')],
      highlight: link('Offers'),
      searchPlaceholder: 'Milk …',
    },
    footer: {
      text: 'Your grocer.',
      columns: [
        { title: 'Shop', links: [link('Brands')] },
        { title: 'Legal', links: [link('Imprint')] },
      ],
      legal: '© Test Shop',
    },
  },
};

function show(page: ReactNode, given: BootData = boot) {
  return render(<ShopProvider boot={given}>{page}</ShopProvider>);
}
/** A shop that asks for consent. */
const asking: BootData = {
  ...boot,
  tenant: { ...boot.tenant, consent: { ...boot.tenant.consent, asked: ['C0002'] } },
};
const page = <DefaultLayout path="/bread">Content</DefaultLayout>;
const hrefs = (within_: HTMLElement) => [...within_.querySelectorAll('a')].map((a) => a.getAttribute('href'));

describe('the default layout', () => {
  test('offers the way past the header first', () => {
    const { container } = show(page);
    const first = container.querySelector('a, button, input');
    expect(first?.getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
  });

  test('highlights a part of the top bar', () => {
    show(page);
    expect(screen.getByText('over €60').tagName).toBe('STRONG');
  });

  test('shows where one is in the navigation', () => {
    show(page);
    const row = screen.getByRole('navigation', { name: 'shell.navigation.label' });
    expect(hrefs(row)).toEqual(['/bread', '/milk', '/offers']);
    expect(within(row).getByText('Bread').getAttribute('aria-current')).toBe('page');
    expect(within(row).getByText('Milk').hasAttribute('aria-current')).toBe(false);
  });

  test('has a menu and a search that work before hydration', () => {
    const { container } = show(page);
    const menu = container.querySelector('[popover]');
    const openers = container.querySelectorAll(`button[popovertarget="${menu?.id}"]:not([popovertargetaction])`);
    expect(openers).toHaveLength(2);
    const form = screen.getByRole('search');
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', 'get']);
    expect(within(form).getByRole('searchbox').getAttribute('name')).toBe('q');
  });

  test('has in its menu what lies below each department, one open at a time, before hydration', () => {
    const below = { ...link('Bread'), children: [link('Rolls'), link('Cakes')] };
    const header = { ...boot.site.header, navigation: [below, link('Milk')] };
    const { container } = show(<DefaultLayout path="/cakes">Content</DefaultLayout>, {
      ...boot,
      site: { ...boot.site, header },
    });
    const menu = container.querySelector<HTMLElement>('[popover]');
    const department = menu?.querySelector('details');
    expect(department?.querySelector('summary')?.textContent).toBe('Bread');
    expect(department?.getAttribute('name')).toBe('departments');
    expect(department?.open).toBe(true);
    expect(menu && hrefs(menu)).toEqual(['/bread', '/rolls', '/cakes', '/milk', '/offers', '/help']);
    expect(menu?.querySelector('[aria-current]')?.getAttribute('href')).toBe('/cakes');
    const row = screen.getByRole('navigation', { name: 'shell.navigation.label' });
    expect(hrefs(row)).toEqual(['/bread', '/milk', '/offers']);
  });

  test('has no search where the tenant has none', () => {
    const flags = { ...fixture.tenant.clientRuntimeConfig, featureSearch: false };
    show(page, { ...boot, tenant: tenantFixture({ clientRuntimeConfig: flags }, messages) });
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('shows nothing that leads to a screen that does not exist', () => {
    const flags = { ...fixture.tenant.clientRuntimeConfig, featureCustomer: false, featureCustomerFavorites: false };
    const { container } = show(page, { ...boot, tenant: tenantFixture({ clientRuntimeConfig: flags }, messages) });
    for (const missing of ['shell.account', 'shell.favourites']) expect(container.innerHTML).not.toContain(missing);
  });

  test('has in its tab bar what exists: the highlight, or else the search', () => {
    show(page);
    const tabs = () => hrefs(screen.getByRole('navigation', { name: 'shell.tabs.label' }));
    expect(tabs()).toEqual(['/', '/offers', '/favorites', '/cart']);
    cleanup();
    show(page, { ...boot, site: { ...boot.site, header: { ...boot.site.header, highlight: null } } });
    expect(tabs()).toEqual(['/', '#site-search', '/favorites', '/cart']);
  });

  test('leads to the retailer elsewhere and to what the law wants', () => {
    show(page);
    const footer = screen.getByRole('contentinfo');
    expect(hrefs(footer)).toEqual(['/', 'https://social.example/@shop', '/brands', '/imprint', '#consent']);
    expect(footer.textContent).toContain('© Test Shop');
  });

  test('is the page alone inside an app', () => {
    const { container } = show(
      <DefaultLayout path="/" webview>
        Content
      </DefaultLayout>,
    );
    expect(container.children).toHaveLength(1);
    expect(container.querySelector('main')?.textContent).toBe('Content');
  });

  test('CONS-07 leads inside an app to what consent is asked for, where the footer is missing', () => {
    const ordinary = (
      <DefaultLayout path="/" webview>
        Content
      </DefaultLayout>
    );
    const focused = <FocusedLayout webview>Task</FocusedLayout>;
    for (const layout of [ordinary, focused]) {
      show(layout, asking);
      expect(hrefs(screen.getByRole('main'))).toEqual(['#consent']);
      cleanup();
    }
  });
});

describe('the focused layout', () => {
  const task = <FocusedLayout back={{ label: 'Back', href: '/cart' }}>Task</FocusedLayout>;

  test('leads only home, back, to the legal pages and to consent', () => {
    const { container } = show(task);
    expect(hrefs(container)).toEqual(['#main', '/', '/cart', '/imprint', '#consent']);
    expect(container.textContent).toContain('shell.focused.safe');
  });

  test('ROUTE-31 its link back is marked as one, for apps that have their own', () => {
    const { container } = show(task);
    expect([...container.querySelectorAll('[data-back]')].map((link) => link.getAttribute('href'))).toEqual(['/cart']);
  });

  test('is the page alone inside an app', () => {
    const { container } = show(<FocusedLayout webview>Task</FocusedLayout>);
    expect(container.innerHTML).toBe('<main id="main" class="wrap main focused-main" tabindex="-1">Task</main>');
  });
});
