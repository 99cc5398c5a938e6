import type { Database, Statement } from '../../platform/database/database.ts';

/** Takes every statement, has no rows, and keeps what was written by the statement's name. */
export function fakeDatabase() {
  const written: (readonly [name: string | undefined, ...values: unknown[]])[] = [];
  const query = async ({ name, values = [] }: Statement) => {
    written.push([name, ...values]);
    return [];
  };
  const nowhere = () => Promise.reject(new Error('not in this test'));
  const database: Database = {
    query,
    transaction: (work) => work({ query }),
    session: nowhere,
    aside: { query: nowhere },
    listen: nowhere,
    isReachable: async () => true,
    close: async () => {},
  };
  return { database, written };
}
