import type { PagePayload } from '@trolley/contract';
import { expect, test } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import type { RouterState } from '../router/createRouter.ts';
import { contentFixture } from '../testing/bootFixture.ts';
import type { Fact } from './track.ts';
import { trackPages } from './trackPages.ts';

test('every page is told once: not while it is loading, not for a place on it, not when it is loaded again', () => {
  const heard: Fact[] = [];
  type Changed = (state: RouterState<PagePayload>, flushSync: boolean) => void;
  let changed: Changed = () => undefined;
  const at = (key: string, pathname = '/', hash = '') => ({ key, pathname, search: '', hash, state: null });
  const home = contentFixture('Home');
  let state: RouterState<PagePayload> = { location: at('1'), data: home, scroll: 'keep' };
  const router = {
    get: () => state,
    subscribe: (listener: Changed) => {
      changed = listener;
      return () => undefined;
    },
  };
  const show = (next: Partial<RouterState<PagePayload>>) => {
    const { pending: _, error: __, ...rest } = state;
    state = { ...rest, ...next };
    changed(state, false);
  };
  trackPages(router, (fact) => heard.push(fact));
  show({ pending: at('2', '/offers') });
  show({ location: at('1b', '/', '#place') });
  show({ location: at('1b', '/', '#place'), data: contentFixture('Home') });
  const offers = contentFixture('Offers', { path: '/offers' });
  show({ location: at('2', '/offers'), data: offers });
  show({ location: at('3', '/gone'), data: undefined, error: { thrown: new ApiError(503, 'away') } });
  expect(heard).toEqual([
    { kind: 'page', page: home, search: '' },
    { kind: 'page', page: offers, search: '' },
    { kind: 'brokenPage', pathname: '/gone', status: 503 },
  ]);
});
