import { getOrderConfig, type OrderConfig } from '@trolley/contract';
import { call } from '../shell/api/api.ts';
import type { Call } from '../shell/api/call.ts';
import { memoizeAsync } from '../shell/memoizeAsync.ts';

/** The shop's order settings, fetched once. */
export function rememberedOrderConfig(call: Call): () => Promise<OrderConfig> {
  return memoizeAsync(() => call(getOrderConfig, {}));
}

/** Of this shop. */
export const orderConfig = rememberedOrderConfig(call);
