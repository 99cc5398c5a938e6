import { getOrderConfig, type OrderConfig } from '@trolley/contract';
import { call } from '../shell/api/api.ts';
import type { Call } from '../shell/api/call.ts';
import { remembered } from '../shell/remembered.ts';

/** How the shop asks and what it allows. */
export function rememberedOrderConfig(call: Call): () => Promise<OrderConfig> {
  return remembered(() => call(getOrderConfig, {}));
}

/** Of this shop. */
export const orderConfig = rememberedOrderConfig(call);
