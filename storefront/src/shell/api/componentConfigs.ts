import { type EndpointReply, getComponentConfigs } from '@trolley/contract';
import { memoizeAsync } from '../memoizeAsync.ts';
import { createStore } from '../store.ts';
import { call } from './api.ts';
import type { Call } from './call.ts';

/** Texts and settings of components, as editors filled them: loaded at start, the same until the page is left. */
export function createComponentConfigs(call: Call) {
  const known = createStore<EndpointReply<typeof getComponentConfigs> | undefined>(undefined);
  const ask = memoizeAsync(async () => known.set(await call(getComponentConfigs, { query: {} })));
  return {
    ...known,
    /** On failure the components use their defaults; the next caller tries again. */
    load: () => {
      if (known.get() === undefined) ask().catch(() => undefined);
    },
  };
}

/** Of this shop. */
export const componentConfigs = createComponentConfigs(call);
