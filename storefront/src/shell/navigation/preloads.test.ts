import { expect, test, vi } from 'vitest';
import { createPayloads } from './payloads.ts';
import { createPreloads } from './preloads.ts';

test('NAV-10 at most five preloads run at once, and the others have their turn', async () => {
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const preload = createPreloads(async (href) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    done.push(href);
    if (href === '/3') throw new Error('gone');
  });
  for (let i = 0; i < 12; i += 1) preload(`/${i}`);
  preload('/0');
  await expect.poll(() => done).toHaveLength(12);
  expect(most).toBe(5);
  expect(new Set(done).size).toBe(12);
});

test('a pointer that sweeps over a long menu does not queue up all of it', async () => {
  const loaded: string[] = [];
  const preload = createPreloads(async (href) => {
    loaded.push(href);
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
  for (let i = 0; i < 100; i += 1) preload(`/${i}`);
  await expect.poll(() => loaded).toHaveLength(25);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(loaded).toHaveLength(25);
  expect(loaded).toContain('/99');
});

test('what was fetched ahead is used once, while it is fresh and of the place, and fetched again where it failed', async () => {
  let now = 0;
  let zone = '';
  const fetch = vi.fn(async (url: string) => Response.json({ screen: 'index', path: url }));
  const payloads = createPayloads({ fetch, uuid: () => 'u', now: () => now, zone: () => zone });
  const about = { pathname: '/about', search: '' };
  await payloads.preload(about);
  await payloads.preload(about);
  await payloads.load(about);
  expect(fetch).toHaveBeenCalledTimes(1);
  await payloads.load(about);
  expect(fetch).toHaveBeenCalledTimes(2);
  await payloads.preload(about);
  now = 31_000;
  await payloads.load(about);
  expect(fetch).toHaveBeenCalledTimes(4);
  await payloads.preload(about);
  zone = 'south';
  await payloads.load(about);
  expect(fetch).toHaveBeenCalledTimes(6);
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await payloads.preload(about).catch(() => undefined);
  expect(await payloads.load(about)).toMatchObject({ screen: 'index' });
});
