import type { CheckoutFile } from '@trolley/contract';
import type { Database } from '../platform/database/database.ts';

/** What every operation on delivery passes works with. */
export interface Passes {
  readonly database: Database;
  readonly offers: { readonly pass: CheckoutFile['pass'] };
}
