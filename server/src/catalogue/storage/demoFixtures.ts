import type { ShopEnvironment } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { readFeedState } from './feedState.ts';

/**
 * What becomes of the demo's people, cards and codes, whose passwords everybody can read in the tenant's files: written
 * where the demo feeds the shop, removed from the shop of a retailer, and from every shop at a production address.
 */
export async function demoFixtures(on: Queryable, environment: ShopEnvironment): Promise<'write' | 'remove' | 'leave'> {
  if (environment === 'production') return 'remove';
  const state = await readFeedState(on);
  if (!state) return 'leave';
  return state.source === 'demo' ? 'write' : 'remove';
}
