import type { Checkouts } from '../../../server/src/checkout/checkouts.ts';
import { placeOrder } from '../../../server/src/checkout/placeOrder.ts';
import type { Database, Queryable, Statement } from '../../../server/src/platform/database/database.ts';

/** What an order asks of the database: before its transaction, and in it. */
export interface Script {
  readonly before: readonly Statement[];
  readonly within: readonly Statement[];
}

class Undone extends Error {}

/** Places an order and undoes it, to know its statements with all their values. */
export async function scriptOf(checkouts: Checkouts, checkoutId: string): Promise<Script> {
  const before: Statement[] = [];
  const within: Statement[] = [];
  const noting = (on: Queryable, into: Statement[]): Queryable => ({
    query(statement) {
      into.push(statement);
      return on.query(statement);
    },
  });
  const { database } = checkouts;
  const undoing: Database = {
    ...database,
    ...noting(database, before),
    transaction: (work) =>
      database.transaction(async (tx) => {
        await work(noting(tx, within));
        throw new Undone();
      }),
  };
  await placeOrder({ ...checkouts, database: undoing }, checkoutId, 'REDIRECT').catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return { before, within };
}

/** The same statements with the same values, and nothing else. */
export async function replay(database: Database, { before, within }: Script): Promise<void> {
  for (const statement of before) await database.query(statement);
  await database.transaction(async (tx) => {
    for (const statement of within) await tx.query(statement);
  });
}
