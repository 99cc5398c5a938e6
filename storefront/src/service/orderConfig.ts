import { getOrderConfig, type OrderConfig } from '@trolley/contract';
import { call } from '../shell/api/api.ts';
import type { Call } from '../shell/api/call.ts';

/** How the shop asks and what it allows: asked for once; after a failure the next who needs it asks again. */
export function rememberedOrderConfig(call: Call): () => Promise<OrderConfig> {
  let known: Promise<OrderConfig> | undefined;
  return () => {
    known ??= call(getOrderConfig, {}).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/** Of this shop. */
export const orderConfig = rememberedOrderConfig(call);
