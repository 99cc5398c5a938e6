import type { Database, Statement } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { RetentionRule } from './rule.ts';

interface Parts {
  readonly database: Database;
  readonly log: Log;
  /** A moment that counts as now; without it the database's. */
  readonly now?: Date;
  /** Rows of one statement: few, so that others wait for their locks only briefly. */
  readonly batch?: number;
}

const dayMs = 86_400_000;

/** Removes what is older than its rule allows, in batches. A rule that fails does not stop the others. */
export async function applyRetention(
  rules: readonly RetentionRule[],
  { database, log, now, batch = 1000 }: Parts,
  signal?: AbortSignal,
): Promise<void> {
  const moment = now ?? (await selectNow(database));
  const failed: unknown[] = [];
  for (const rule of rules) {
    let rows = 0;
    try {
      for (let count = batch; count === batch && !signal?.aborted; rows += count)
        count = (await database.query(retentionStatement(rule, moment, batch))).length;
    } catch (error) {
      failed.push(new Error(`${rule.name}: ${String(error)}`, { cause: error }));
    }
    if (rows > 0) log.info({ rule: rule.name, rows }, 'retention removed rows past their age');
  }
  if (failed.length > 0)
    throw failed.length === 1 ? failed[0] : new AggregateError(failed, failed.map(String).join('; '));
}

/** The oldest first; rows that another process has locked are skipped. */
export function retentionStatement(rule: RetentionRule, now: Date, batch: number): Statement {
  const { name, table, key, since, where = 'true', blank, days } = rule;
  const keys = key.join(', ');
  const due = `select ${keys} from ${table} where ${since} < $1 and (${where})
                order by ${since} limit $2 for update skip locked`;
  const change = blank ? `update ${table} set ${blank}` : `delete from ${table}`;
  return {
    name: `retention-${name}`,
    text: `${change} where (${keys}) in (${due}) returning 1`,
    values: [new Date(now.getTime() - days * dayMs), batch],
  };
}

async function selectNow(database: Database): Promise<Date> {
  const [row] = await database.query<{ now: Date }>({ text: 'select now() as now' });
  if (!row) throw new Error('The database did not return its time.');
  return row.now;
}
