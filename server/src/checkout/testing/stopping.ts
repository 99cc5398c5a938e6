import type { Database, Queryable } from '../../platform/database/database.ts';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Counts steps, and never comes back from the one it stops at. Says so once, though others may be on their way with it. */
export function stopper(stopAt: number, stopped: () => void) {
  let steps = 0;
  return async () => {
    steps += 1;
    if (steps < stopAt) return;
    if (steps === stopAt) stopped();
    await new Promise(() => {});
  };
}

/** A database that takes a step before every statement, and before every beginning and end of a transaction. */
export function stoppingDatabase(database: Database, step: () => Promise<void>): Database {
  const stopping = (on: Queryable): Queryable => ({
    async query(statement) {
      await step();
      return on.query(statement);
    },
  });
  return {
    ...database,
    ...stopping(database),
    async transaction(work, options) {
      await step();
      const result = await database.transaction(async (tx) => {
        const made = await work(stopping(tx));
        await step();
        return made;
      }, options);
      return result;
    },
  };
}
