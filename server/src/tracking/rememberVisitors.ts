import { type ClientRuntimeConfig, trackingOf, type Visitor } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { insertVisitor } from './saleQueries.ts';

interface Told {
  readonly clientRuntimeConfig: ClientRuntimeConfig;
}

/** Keeps the ids of a browser whose shopper allows statistics, until its order is reported; undefined where nobody is told. */
export function rememberVisitors({ clientRuntimeConfig }: Told) {
  const { umami, measurement } = trackingOf(clientRuntimeConfig);
  if (!umami && !measurement) return undefined;
  return {
    remember: (tx: Queryable, checkoutId: string, { clientId, visitorId }: Visitor): Promise<void> =>
      insertVisitor(tx, checkoutId, {
        ...(measurement && clientId !== undefined && { clientId }),
        ...(umami && visitorId !== undefined && { visitorId }),
      }),
  };
}
