import type { Queryable } from '../platform/database/database.ts';

export interface BoughtPass {
  readonly customerId: string;
  readonly planId: string;
}

/** A pass that was bought begins now, or where the one at hand ends; in the transaction of its order. */
export type ActivatePass = (tx: Queryable, bought: BoughtPass) => Promise<void>;
