import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTenant, renderInTenant } from '../catalogue/testing/renderInTenant.tsx';
import { notifications } from '../shell/notifications/notifications.ts';
import { AccountLink } from './AccountLink.tsx';
// They come when they are wanted, which these tests would have to wait for.
import './AccountMenu.tsx';
import './logOut.ts';
import { acceptCustomer, customerState, guest, initialCustomer } from '../shell/session/customerState.ts';
import { answering, refusal } from './testing/answers.ts';
import { customerFixture } from './testing/customers.ts';

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=t';
});
afterEach(() => {
  vi.unstubAllGlobals();
  customerState.set(initialCustomer);
  for (const { key } of notifications.get()) notifications.dismiss(key);
});
const news = () => notifications.get().map(({ key, type }) => [key, type]);

test('SESS-02 the server shows everybody the same way to the account', () => {
  acceptCustomer(customerFixture());
  const html = renderToString(inTenant(<AccountLink />));
  expect(html).toContain('href="/profile"');
  expect(html).not.toContain('Aoife');
});

test('NAV-01 a visitor is led to the login', () => {
  renderInTenant(<AccountLink />);
  const href = () => screen.getByRole('link', { name: 'Account' }).getAttribute('href');
  expect(href()).toBe('/profile');
  act(() => customerState.set(guest));
  expect(href()).toBe('/login');
});

describe('the menu of a customer', () => {
  async function openMenu(answer: unknown) {
    vi.stubGlobal('fetch', answering({ 'POST /api/auth/logout': answer }).fetch);
    acceptCustomer(customerFixture());
    renderInTenant(<AccountLink />);
    const button = screen.getByRole('button', { name: 'Aoife’s account' });
    fireEvent.click(button);
    await screen.findByText('Hello, Aoife');
    return button;
  }
  const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));

  test('SESS-02 opens at a press and leads to what is theirs', async () => {
    const button = await openMenu(null);
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
    const links = within(menu).getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My account', '/profile'],
      ['My products', '/favorites'],
    ]);
    expect(menu.textContent).toContain('aoife@harbour.example');
  });

  test('SESS-05 logs out, and tells so', async () => {
    await openMenu(null);
    leave();
    await expect.poll(() => news()).toEqual([['account.logout.successful', 'info']]);
    expect(await screen.findByRole('link', { name: 'Account' })).toBeDefined();
    expect(screen.queryByText('Hello, Aoife')).toBeNull();
  });

  test('SESS-05 a logout that failed is told, and the menu stays', async () => {
    await openMenu(refusal(500));
    leave();
    await expect.poll(() => news()).toEqual([['account.logout.error', 'error']]);
    expect(screen.getByText('Hello, Aoife')).toBeDefined();
  });
});
