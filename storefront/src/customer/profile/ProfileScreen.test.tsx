import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anna, savedAddress } from './testing/customers.ts';
import { renderProfile } from './testing/renderProfile.tsx';

const navigation = () => screen.getByRole('navigation', { name: 'Sections of your account' });
const entries = () => within(navigation()).getAllByRole('link');

describe('the sections', () => {
  test('CUST-11 each has its own address, in the side navigation and on the overview', async () => {
    const { container } = await renderProfile({ customer: anna });
    const expected = [
      ['Orders', '/profile/orders'],
      ['Personal details', '/profile/personal'],
      ['Addresses', '/profile/addresses'],
      ['My products', '/favorites'],
      ['Payment methods', '/profile/payment-methods'],
      ['Gift cards', '/profile/gift-cards'],
      ['Delivery pass', '/profile/delivery-pass'],
      ['Crew card', '/profile/crew'],
      ['Newsletters and contact', '/profile/letters'],
      ['Password', '/profile/password'],
      ['Devices', '/profile/devices'],
      ['Your data', '/profile/privacy'],
    ];
    const shown = entries().map((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown).toEqual([['Overview', '/profile'], ...expected]);
    const shortcuts = Array.from(container.querySelectorAll('a.shortcut'));
    expect(shortcuts.map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')])).toEqual(
      expected,
    );
  });

  test('CUST-11 in the tenant’s own language, addresses included', async () => {
    await renderProfile({ slug: 'adressen', customer: anna, tenant: 'feldmarkt' });
    expect(screen.getByRole('heading', { level: 1, name: 'Adressen' })).toBeDefined();
    expect(document.title).toBe('Adressen · Test Shop');
    const open = screen.getByRole('link', { name: 'Adressen', current: 'page' });
    expect(open.getAttribute('href')).toBe('/profile/adressen');
  });

  test.each([
    [
      'what belongs to orders',
      { featureCartCheckout: false },
      ['Orders', 'Payment methods', 'Gift cards', 'Delivery pass', 'Addresses'],
    ],
    ['the wallet', { featureWallet: false }, ['Gift cards']],
    ['the delivery pass', { featureCustomerDeliveryPass: false }, ['Delivery pass']],
  ])('ROUTE-24 %s only where the feature is on', async (_, config, gone) => {
    await renderProfile({ customer: anna, config });
    for (const title of gone) expect(screen.queryByText(title)).toBeNull();
    expect(screen.getAllByText('Personal details')).toHaveLength(2);
  });

  test('ROUTE-24 a section whose feature is off has no entry', async () => {
    await renderProfile({ customer: anna, config: { featureCustomerFavorites: false } });
    expect(screen.queryByText('My products')).toBeNull();
  });

  test.each(['nonsense', 'devices/7'])('CUST-11 an address that no section has (%s) is not found', async (slug) => {
    await renderProfile({ slug, customer: anna });
    expect(screen.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Sections of your account' })).toBeNull();
  });
});

describe('a section alone, for the web view of an app', () => {
  test('ROUTE-30 is that section without the account around it', async () => {
    const { container } = await renderProfile({ alone: 'personal', customer: anna });
    expect(screen.getByRole('heading', { level: 1, name: 'Personal details' })).toBeDefined();
    expect(container.querySelector('form')).not.toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  });

  test('ROUTE-30 has its shape until it is known who is there', async () => {
    const { container } = await renderProfile({ alone: 'orders' });
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeDefined();
    expect(container.querySelectorAll('.skeleton').length).toBeGreaterThan(2);
  });

  test.each([
    ['that does not exist', 'nonsense', {}],
    ['whose feature is off', 'wallet', { featureWallet: false }],
  ])('ROUTE-30 one %s is not found', async (_, alone, config) => {
    await renderProfile({ alone, customer: anna, config });
    expect(screen.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeDefined();
  });
});

describe('before anybody is known', () => {
  test.each([
    'orders',
    'payment-methods',
    'gift-cards',
    'delivery-pass',
    'personal',
    'addresses',
    'crew',
    'letters',
    'password',
    'devices',
    'privacy',
  ])('CUST-11 %s shows its name and the shape of what comes', async (slug) => {
    const { container, asked } = await renderProfile({ slug });
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect(container.querySelectorAll('.skeleton').length).toBeGreaterThan(2);
    expect(screen.getByText('Loading your account')).toBeDefined();
    expect(asked).toEqual([]);
  });

  test('CUST-11 a customer who could not be loaded can be loaded again', async () => {
    await renderProfile({ slug: 'personal', state: { loadState: 'error' } });
    expect(screen.getByText('We couldn’t load this. Please try again.').closest('[role=alert]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('the overview', () => {
  test('CUST-11 greets, tells what is there already, and waits for a new address to be confirmed', async () => {
    const addresses = [savedAddress(1), savedAddress(2)];
    await renderProfile({ customer: { ...anna, addresses, pendingEmail: 'new@feldmarkt.example' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Hello Anna' })).toBeDefined();
    expect(screen.getByText('2 addresses saved')).toBeDefined();
    expect(screen.getByText(/emailed new@feldmarkt\.example/)).toBeDefined();
  });

  test('CUST-11 its cards tell the open order with its window, the usual address, the balance and the pass', async () => {
    const order = (orderNumber: string, status: string, day: number) => ({
      orderNumber,
      status,
      placedAt: '2026-11-17T08:00:00.000Z',
      total: 4210,
      lineItemCount: 9,
      distributionType: 'DELIVERY',
      startsAt: `2036-11-${day}T16:00:00.000Z`,
      endsAt: `2036-11-${day}T18:00:00.000Z`,
      pictures: [],
      canBeCancelled: true,
      canBeAddedTo: true,
    });
    const results = [order('41', 'PLACED', 20), order('40', 'PICKING', 19), order('39', 'COMPLETED', 18)];
    const { container } = await renderProfile({
      customer: { ...anna, addresses: [savedAddress(1, { primary: ['Delivery'] })] },
      answers: {
        'GET /api/customers/orders': { total: 3, page: 1, pages: 1, results },
        'GET /api/customers/digital-wallet': { balance: 1250, cards: [{}], movements: [] },
        'GET /api/customers/delivery-pass': {
          pass: {
            planId: 'year',
            name: 'Year',
            startDate: '2026-01-01T00:00:00.000Z',
            endDate: '2036-12-31T00:00:00.000Z',
            renews: true,
          },
        },
      },
    });
    const card = (id: string) => container.querySelector(`.shortcut-${id}`)?.textContent;
    // The one that comes first, not the one that was ordered last.
    expect(card('orders')).toMatch(/Delivery.*19.*Being packed.*40 · €42\.10/);
    expect(card('addresses')).toContain('Neubaugasse');
    expect(card('wallet')).toContain('€12.50 to spend');
    expect(card('pass')).toContain('valid until');
    expect(container.querySelector('.skeleton')).toBeNull();
  });

  test('CUST-11 a part that cannot be loaded takes no other along', async () => {
    const { container } = await renderProfile({
      customer: anna,
      answers: { 'GET /api/customers/digital-wallet': { balance: 1250, cards: [{}], movements: [] } },
    });
    expect(container.querySelector('.shortcut-wallet')?.textContent).toContain('€12.50');
    expect(container.querySelector('.shortcut-orders')?.textContent).toContain('Orders');
    expect(container.querySelector('.skeleton')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Hello Anna' })).toBeDefined();
  });

  test('CUST-11 greets as editors want it', async () => {
    await renderProfile({ customer: anna, words: { greeting: 'Ahoy, {firstName}', newsletterText: 3 } });
    expect(screen.getByRole('heading', { level: 1, name: 'Ahoy, Anna' })).toBeDefined();
  });

  test('CUST-04 welcomes a customer who has just registered', async () => {
    await renderProfile({ customer: anna, search: '?from=registration' });
    expect(screen.getByText('Welcome, your account is ready')).toBeDefined();
  });

  test('LOY-01 shows the card in short to those who proved to be members', async () => {
    await renderProfile({ customer: anna });
    const teaser = screen.getByRole('link', { name: /Crew card 2 900000 000032/ });
    expect(teaser.textContent).toContain('1,240');
    expect(teaser.getAttribute('href')).toBe('/profile/crew');
  });

  test.each([['Pending'], [undefined]])('LOY-01 and not to others (%s)', async (joeAuthenticationStatus) => {
    const loyaltyMemberInformation = { ...anna.loyaltyMemberInformation, joeAuthenticationStatus } as NonNullable<
      typeof anna.loyaltyMemberInformation
    >;
    await renderProfile({ customer: { ...anna, loyaltyMemberInformation } });
    expect(screen.queryByText('2 900000 000032')).toBeNull();
  });
});
