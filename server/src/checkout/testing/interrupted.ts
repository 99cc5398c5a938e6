import type { Database } from '../../platform/database/database.ts';

/** The same database, but something else happens right before the next transaction begins. */
export function interrupted(database: Database, happens: () => Promise<unknown>): Database {
  let isDue = true;
  return {
    ...database,
    async transaction(work, options) {
      if (isDue) {
        isDue = false;
        await happens();
      }
      return database.transaction(work, options);
    },
  };
}
