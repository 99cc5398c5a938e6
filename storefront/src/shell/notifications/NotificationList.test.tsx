import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShopProvider } from '../shop.tsx';
import { bootFixture, contentFixture, tenantFixture } from '../testing/bootFixture.ts';
import { NotificationList } from './NotificationList.tsx';
import { createNotifications, type Notifications } from './notifications.ts';

const boot = bootFixture(
  contentFixture('x'),
  tenantFixture({}, { 'notification.close': 'Close', 'internet.offline': 'You are offline.' }),
);
let list: Notifications;
beforeEach(() => {
  vi.useFakeTimers();
  list = createNotifications();
});
afterEach(() => void vi.useRealTimers());
const tree = (routeName: 'index' | 'cart') => (
  <ShopProvider boot={boot}>
    <NotificationList routeName={routeName} from={list} />
  </ShopProvider>
);

test('NOTI-01 both live regions are in the page from the start', () => {
  list.notify({ key: 'early', message: 'Early', type: 'info' });
  const html = renderToString(tree('index'));
  expect(html).toContain('role="status"');
  expect(html).toContain('role="alert"');
  expect(html).not.toContain('Early');
});

test('NOTI-01 success and info are told politely, warning and error at once', () => {
  render(tree('index'));
  act(() => {
    for (const type of ['success', 'info', 'warning', 'error'] as const)
      list.notify({ key: type, message: `${type}!`, type });
  });
  expect(screen.getByRole('status').textContent).toBe('success!info!');
  expect(screen.getByRole('alert').textContent).toBe('warning!error!');
});

test('NOTI-01 without a message it speaks the text of its key', () => {
  render(tree('index'));
  act(() => list.notify({ key: 'internet.offline', type: 'warning' }));
  expect(screen.getByRole('alert').textContent).toBe('You are offline.');
});

test('NOTI-01 it is not shown on routes it ignores', () => {
  const { rerender } = render(tree('cart'));
  act(() =>
    list.notify({
      key: 'full',
      message: 'Cart is full',
      type: 'info',
      duration: 9000,
      ignoreRouteNames: ['cart', 'checkout'],
    }),
  );
  expect(screen.queryByText('Cart is full')).toBeNull();
  rerender(tree('index'));
  expect(screen.getByText('Cart is full')).not.toBeNull();
});

test('NOTI-01 it stays while the pointer or the focus is in it, and goes when it is closed', () => {
  render(tree('index'));
  act(() => list.notify({ key: 'saved', message: 'Saved', type: 'success' }));
  fireEvent.pointerEnter(screen.getByText('Saved'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Saved')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('NOTI-01 pressing its action does it and closes it', () => {
  const undo = vi.fn();
  render(tree('index'));
  act(() =>
    list.notify({ key: 'removed', message: 'Removed', type: 'info', action: { label: 'Undo', onPress: undo } }),
  );
  act(() => void vi.advanceTimersByTime(9999));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed')).toBeNull();
});
