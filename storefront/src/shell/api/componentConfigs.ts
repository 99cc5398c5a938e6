import { type EndpointReply, getComponentConfigs } from '@trolley/contract';
import { remembered } from '../remembered.ts';
import { createStore } from '../store.ts';
import { call } from './api.ts';
import type { Call } from './call.ts';

/** Texts and settings of components, as editors filled them: loaded at start, the same until the page is left. */
export function createComponentConfigs(call: Call) {
  const known = createStore<EndpointReply<typeof getComponentConfigs> | undefined>(undefined);
  const ask = remembered(async () => known.set(await call(getComponentConfigs, { query: {} })));
  return {
    ...known,
    /** Without them everything is as without an editor's word; whoever needs them next asks again. */
    load: () => {
      if (known.get() === undefined) ask().catch(() => undefined);
    },
  };
}

/** Of this shop. */
export const componentConfigs = createComponentConfigs(call);
