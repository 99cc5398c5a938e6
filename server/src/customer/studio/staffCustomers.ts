import type { DeliveryPass, FoundOrder } from '@trolley/contract';
import type { Database, Queryable } from '../../platform/database/database.ts';

export type Stores = readonly string[] | null;

/** What staff's calls about customers work with; the other rooms' parts are missing where the shop sells nothing. */
export interface StaffCustomers {
  readonly database: Database;
  /** Whose telephone numbers are written without a country's code. */
  readonly country: string | undefined;
  readonly orders?:
    | {
        newestOf(
          on: Queryable,
          customerId: string,
          stores: Stores,
        ): Promise<{ readonly orders: FoundOrder[]; readonly more: boolean }>;
        buyersOf(on: Queryable, customerIds: readonly string[], stores: Stores): Promise<ReadonlySet<string>>;
      }
    | undefined;
  /** Cents; undefined where there is no gift card. */
  walletOf?(on: Queryable, customerId: string): Promise<number | undefined>;
  passOf?(on: Queryable, customerId: string): Promise<Pick<DeliveryPass, 'endDate' | 'renews'> | undefined>;
}
