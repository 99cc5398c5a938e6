import type { Log } from '../log.ts';
import { StartProblem } from '../startProblem.ts';
import type { Queryable } from './database.ts';

export interface MigrationStep {
  readonly sql: string;
  /** The index that it builds concurrently. */
  readonly index?: string;
}

const mark = /^-- no transaction\s/;
const creating = /^create\s+(?:unique\s+)?index\b/i;
const creatingAgain = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)\s/i;

/**
 * The statements of a file that begins with `-- no transaction`, each ended by a semicolon at the end of its line.
 * A process may be killed between any two of them, so each must do no harm when it is run again.
 */
export function stepsOf(name: string, sql: string): readonly MigrationStep[] | undefined {
  if (!mark.test(sql)) return undefined;
  const withoutComments = sql.replaceAll(/^\s*--.*$/gm, '');
  const statements = withoutComments.split(/;\s*$/m).map((text) => text.trim());
  return statements.filter(Boolean).map((statement) => {
    const index = creatingAgain.exec(statement)?.[1];
    if (creating.test(statement) && !index)
      throw new StartProblem(
        `${name}: outside a transaction, write "create index concurrently if not exists <name> on …"`,
      );
    return { sql: statement, index };
  });
}

/** An interrupted build leaves an invalid index, which every write maintains and no query uses: it is built anew. */
export async function runStep(session: Queryable, { sql, index }: MigrationStep, log: Log): Promise<void> {
  if (index && (await isInvalid(session, index))) {
    log.warn({ index }, 'an index was left unfinished, building it anew');
    await session.query({ text: `drop index concurrently if exists ${index}` });
  }
  await session.query({ text: sql });
}

async function isInvalid(session: Queryable, index: string): Promise<boolean> {
  const rows = await session.query({
    text: 'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    values: [index],
  });
  return rows.length > 0;
}
