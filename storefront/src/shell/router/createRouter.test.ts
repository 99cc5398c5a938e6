import { describe, expect, test, vi } from 'vitest';
import { memoryRouter } from '../testing/memoryRouter.ts';
import type { Load, Outcome } from './createRouter.ts';
import { hrefOf } from './location.ts';

/** A loader that the test answers, address by address. */
function asked() {
  const answers = new Map<string, (outcome: Outcome<string> | Error) => void>();
  const signals = new Map<string, AbortSignal>();
  const load: Load<string> = (to, signal) =>
    new Promise((resolve, reject) => {
      signals.set(hrefOf(to), signal);
      answers.set(hrefOf(to), (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
    });
  const answer = async (href: string, outcome: Outcome<string> | Error) => {
    answers.get(href)?.(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  const page = (data: string) => ({ kind: 'page', data }) as const;
  return { load, answer, signals, page };
}

function opened(at: string | readonly string[] = '/') {
  const loader = asked();
  const router = memoryRouter<string>({ at, load: loader.load, data: 'first' });
  router.start();
  const shown = () => [hrefOf(router.get().location), router.get().data];
  return { ...loader, router, shown };
}

describe('a navigation', () => {
  test('shows the old page and its address until the new one is loaded', async () => {
    const { router, answer, page, shown } = opened();
    const arrived = router.navigate('/milk?page=2#top');
    expect(shown()).toEqual(['/', 'first']);
    expect(router.get().pending?.pathname).toBe('/milk');
    await answer('/milk?page=2#top', page('milk'));
    await arrived;
    expect(shown()).toEqual(['/milk?page=2#top', 'milk']);
    expect(router.get().pending).toBeUndefined();
  });

  test('is overtaken by the next one: the first is cancelled, and its late answer shows nothing', async () => {
    const { router, answer, page, signals, shown } = opened();
    void router.navigate('/slow');
    void router.navigate('/fast');
    expect(signals.get('/slow')?.aborted).toBe(true);
    await answer('/fast', page('fast'));
    await answer('/slow', page('slow'));
    expect(shown()).toEqual(['/fast', 'fast']);
    await answer('/slow', new Error('cancelled'));
    expect(router.get().error).toBeUndefined();
  });

  test('to a redirect ends where that leads, without the first address in the history', async () => {
    const { router, answer, page, shown } = opened();
    void router.navigate('/old');
    await answer('/old', { kind: 'redirect', to: '/new' });
    await answer('/new', page('new'));
    expect(shown()).toEqual(['/new', 'new']);
    void router.navigate(-1);
    await answer('/', page('first'));
    expect(shown()).toEqual(['/', 'first']);
  });

  test('that fails keeps its address and has the error; the next page is whole again', async () => {
    const { router, answer, page, shown } = opened();
    void router.navigate('/broken');
    await answer('/broken', new Error('away'));
    expect(shown()).toEqual(['/broken', undefined]);
    expect(router.get().error?.thrown).toEqual(new Error('away'));
    void router.navigate('/milk');
    await answer('/milk', page('milk'));
    expect([shown(), router.get().error]).toEqual([['/milk', 'milk'], undefined]);
  });

  test('to another place of the page loads nothing and keeps its state; Back closes it', async () => {
    const { router, signals, shown } = opened('/milk?page=2');
    await router.navigate('#side-cart', { state: { opened: true } });
    expect([shown(), router.get().location.state]).toEqual([['/milk?page=2#side-cart', 'first'], { opened: true }]);
    await router.navigate(-1);
    expect([shown(), signals.size]).toEqual([['/milk?page=2', 'first'], 0]);
  });

  test('with replace leaves no way back to the page of before', async () => {
    const { router, answer, page, shown } = opened(['/a', '/b']);
    void router.navigate('/c', { replace: true });
    await answer('/c', page('c'));
    void router.navigate(-1);
    await answer('/a', page('a'));
    expect(shown()).toEqual(['/a', 'a']);
  });

  test('never leaves the shop', async () => {
    const { router } = opened();
    await expect(router.navigate('https://other.example/')).rejects.toThrow('not an address of this shop');
    await expect(router.navigate('//other.example/')).rejects.toThrow('not an address of this shop');
  });
});

describe('a step back that is refused', () => {
  test('leaves page and history as they were, however many steps were pressed meanwhile', async () => {
    const { router, answer, page, shown } = opened(['/a', '/b', '/c']);
    void router.navigate(-1);
    void router.navigate(-1);
    await answer('/a', { kind: 'abort' });
    expect([shown(), router.get().pending]).toEqual([['/c', 'first'], undefined]);
    void router.navigate(-1);
    await answer('/b', page('b'));
    expect(shown()).toEqual(['/b', 'b']);
  });
});

describe('loading again', () => {
  test('replaces the data of the open page and scrolls nowhere', async () => {
    const { router, answer, page, shown } = opened('/milk');
    void router.revalidate();
    expect(router.get().pending).toBeUndefined();
    await answer('/milk', page('fresh'));
    expect([shown(), router.get().scroll]).toEqual([['/milk', 'fresh'], 'keep']);
  });

  test('while a page is on its way loads that one, which would be stale too', async () => {
    const { router, answer, page, signals, shown } = opened();
    void router.navigate('/milk');
    const before = signals.get('/milk');
    void router.revalidate();
    expect(before?.aborted).toBe(true);
    await answer('/milk', page('fresh'));
    expect(shown()).toEqual(['/milk', 'fresh']);
  });
});

test('ROUTE-21 a new page starts at its top, one that was left before where it was, and a place stays', async () => {
  const positions = new Map<string, number>();
  const scroll = {
    save: vi.fn((key: string) => void positions.set(key, 640)),
    of: (key: string) => positions.get(key),
  };
  const router = memoryRouter({ at: '/a', scroll });
  router.start();
  await router.navigate('/b');
  expect(router.get().scroll).toBe('start');
  await router.navigate('#more', { preventScrollReset: true });
  expect(router.get().scroll).toBe('place');
  await router.navigate(-2);
  await Promise.resolve();
  expect([hrefOf(router.get().location), router.get().scroll]).toEqual(['/a', 640]);
});
