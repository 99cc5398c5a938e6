import { fireEvent, screen, within } from '@testing-library/react';
import type { SavedPaymentMethod } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { type Answers, refusal } from '../../../service/testing/renderService.tsx';
import { anna } from '../testing/customers.ts';
import { renderProfile, settle } from '../testing/renderProfile.tsx';
import { isPrimaryExpired } from './useSavedMethods.ts';

const all = 'GET /api/customers/payment-methods';
const method = (number: number, given: Partial<SavedPaymentMethod> = {}): SavedPaymentMethod => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  methodKey: 'credit-cards',
  provider: 'sandbox',
  paymentBrand: 'Visa',
  name: '4242',
  cardExpiryMonth: 3,
  cardExpiryYear: 2029,
  isPrimary: false,
  expired: false,
  ...given,
});
const saved = (activeMethods: SavedPaymentMethod[], expiredMethods: SavedPaymentMethod[] = []) => ({
  activeMethods,
  hasInactiveMethods: expiredMethods.length > 0,
  expiredMethods,
});
const visa = method(1, { isPrimary: true });
const paypal = method(2, { methodKey: 'paypal', paymentBrand: 'PayPal', name: 'anna@feldmarkt.example' });
const bare = method(3, {
  methodKey: 'google-pay',
  paymentBrand: '',
  name: '',
  cardExpiryMonth: undefined,
  cardExpiryYear: undefined,
});
const old = method(4, { name: '0005', cardExpiryYear: 2020, expired: true });
const open = (answers: Answers, slug: string | undefined = 'payment-methods') =>
  renderProfile({ slug, customer: anna, answers });
const press = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

describe('saved payment methods', () => {
  test('PAY-05 are listed with their mark, name and expiry; the first one is marked', async () => {
    await open({ [all]: saved([visa, paypal, bare]) });
    const items = within(screen.getByRole('list', { name: 'Saved payment methods' })).getAllByRole('listitem');
    expect(items.map((item) => item.querySelector('.method-name')?.textContent)).toEqual([
      'Visa ending in 4242Default',
      'PayPal · anna@feldmarkt.example',
      'Google Pay',
    ]);
    expect(items[0]?.querySelector('.payment-mark path')?.getAttribute('fill')).toBe('#1A1F71');
    expect(within(items[0] ?? document.body).getByText('Valid until 03/2029')).toBeDefined();
    expect(items[2]?.textContent).not.toContain('Valid until');
  });

  test('PAY-05 another one is made the first', async () => {
    const path = `POST /api/customers/payment-methods/${paypal.id}/set-primary`;
    const { askedFor } = await open({
      [all]: saved([visa, paypal]),
      [path]: saved([
        { ...visa, isPrimary: false },
        { ...paypal, isPrimary: true },
      ]),
    });
    await press(/Use as default/);
    expect(askedFor(path)).toHaveLength(1);
    expect(screen.getByText('Default').parentElement?.textContent).toContain('PayPal');
  });

  test('PAY-05 one is removed after a question, at its provider too', async () => {
    const path = `DELETE /api/customers/payment-methods/${visa.id}`;
    const { askedFor } = await open({ [all]: saved([visa]), [path]: saved([]) });
    await press(/^Remove.*4242/);
    expect(screen.getByText(/Visa ending in 4242 will be deleted/)).toBeDefined();
    await press(/^Remove it now/);
    expect(askedFor(path)[0]?.query.get('provider')).toBe('sandbox');
    expect(screen.getByText('No payment method saved yet')).toBeDefined();
  });

  test('PAY-05 a provider that is away is told, and the method stays', async () => {
    const path = `DELETE /api/customers/payment-methods/${visa.id}`;
    await open({ [all]: saved([visa]), [path]: refusal(502, 'paymentProviderAway') });
    await press(/^Remove.*4242/);
    await press(/^Remove it now/);
    expect(screen.getByText(/provider isn’t responding/)).toBeDefined();
    expect(screen.getByText(/^Visa ending in 4242$/)).toBeDefined();
  });

  test('PAY-05 expired ones stand apart, are no default to choose, and can be removed', async () => {
    const path = `DELETE /api/customers/payment-methods/${old.id}`;
    const { askedFor } = await open({ [all]: saved([visa], [old]), [path]: saved([visa]) });
    expect(screen.getByText(/has expired and is no longer offered/)).toBeDefined();
    const expired = screen.getByRole('list', { name: 'Expired payment methods' });
    expect(within(expired).getByText('Expired')).toBeDefined();
    expect(within(expired).getByText('Valid until 03/2020')).toBeDefined();
    expect(within(expired).queryByRole('button', { name: /default/ })).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Saved payment methods' })).queryByText(/0005/)).toBeNull();
    await press(/^Remove.*0005/);
    await press(/^Remove it now/);
    expect(askedFor(path)).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Expired payment methods' })).toBeNull();
  });

  test('PAY-05 who has only expired ones is not told that there are none', async () => {
    await open({ [all]: saved([], [{ ...old, isPrimary: true }]) });
    expect(screen.queryByText('No payment method saved yet')).toBeNull();
    expect(screen.getByText('Your default payment method has expired')).toBeDefined();
    expect(screen.getByRole('list', { name: 'Expired payment methods' })).toBeDefined();
  });
});

describe('the warning in the menu', () => {
  const title = 'Your default payment method has expired';

  test.each([
    ['the first one has expired', saved([{ ...visa, expired: true }]), true],
    ['the first one has expired and is left out', saved([paypal], [{ ...old, isPrimary: true }]), true],
    ['another one has expired', saved([visa], [old]), false],
    ['nothing has expired', saved([visa, paypal]), false],
    ['nothing is kept', saved([]), false],
  ])('ROUTE-24 when %s', (_, given, warns) => {
    expect(isPrimaryExpired(given)).toBe(warns);
  });

  test('ROUTE-24 stands on the overview and at its entry while the primary saved method is expired', async () => {
    await renderProfile({ customer: anna, answers: { [all]: saved([paypal], [{ ...old, isPrimary: true }]) } });
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See payment methods' }).getAttribute('href')).toBe(
      '/profile/payment-methods',
    );
    const menu = screen.getByRole('navigation', { name: 'Sections of your account' });
    expect(within(menu).getByText('expired').closest('a')?.textContent).toContain('Payment methods');
  });

  test('ROUTE-24 is not there otherwise, and nothing is fetched where nothing is sold', async () => {
    const { unmount } = await renderProfile({ customer: anna, answers: { [all]: saved([visa]) } });
    expect(screen.queryByText(title)).toBeNull();
    unmount();
    const { askedFor } = await renderProfile({ customer: anna, config: { featureCartCheckout: false } });
    expect(askedFor(all)).toHaveLength(0);
  });
});
