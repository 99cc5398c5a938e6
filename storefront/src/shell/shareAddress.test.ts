import { afterEach, expect, test, vi } from 'vitest';
import { notifications } from './notifications/notifications.ts';
import { shareAddress } from './shareAddress.ts';

const url = 'https://shop.example/product/milk';
const told = () => notifications.get().map(({ key, values }) => ({ key, values }));
afterEach(() => {
  for (const { key } of notifications.get()) notifications.dismiss(key);
});
const browser = (share: unknown, writeText: () => Promise<void>) => ({ share, clipboard: { writeText } }) as never;

test('a browser that can share shares, and closing that is no failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const copy = vi.fn(async () => undefined);
  await shareAddress('Milk', url, browser(share, copy));
  expect(share).toHaveBeenCalledWith({ title: 'Milk', url });
  expect(copy).not.toHaveBeenCalled();
  expect(told()).toEqual([]);
});

test('another one copies the address and says so, or shows it where it may not copy', async () => {
  const copy = vi.fn(async () => undefined);
  await shareAddress('Milk', url, browser(undefined, copy));
  expect(copy).toHaveBeenCalledWith(url);
  expect(told()).toEqual([{ key: 'catalogue.product.linkCopied', values: undefined }]);
  notifications.dismiss('catalogue.product.linkCopied');
  await shareAddress(
    'Milk',
    url,
    browser(undefined, () => Promise.reject(new Error('not allowed'))),
  );
  expect(told()).toEqual([{ key: 'catalogue.product.linkNotCopied', values: { url } }]);
});
