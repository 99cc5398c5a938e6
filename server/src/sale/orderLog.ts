import type { Log } from '../platform/log.ts';

/** What happens to an order; `out` is on its way, `ready` waits in the store. */
export type OrderStep =
  | 'placed'
  | 'authorized'
  | 'picking'
  | 'picked'
  | 'ready'
  | 'out'
  | 'delivered'
  | 'collected'
  | 'captured'
  | 'cancelled'
  | 'refunded'
  | 'voided';

/** Where lines of an order go: the log of the request or the job that it happened in, which adds its name. */
export type OrderLog = Pick<Log, 'info'>;

/**
 * One line for each step of an order's life, so that a search for its number tells all of it. Called after the commit.
 * Numbers and words of a list only: who ordered, and what, is in the database.
 */
export function noteOrder(
  log: OrderLog,
  orderNumber: string,
  step: OrderStep,
  more: {
    readonly provider?: string;
    readonly initiator?: string;
    readonly cents?: number;
    readonly by?: 'staff';
  } = {},
): void {
  log.info({ orderNumber, step, ...more }, 'an order went on');
}
