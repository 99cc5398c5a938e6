import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { StartInterrupted } from '../lifecycle/steps.ts';
import type { Log } from '../log.ts';
import { StartProblem } from '../startProblem.ts';
import { isDatabaseAway } from './databaseAway.ts';

const oldestVersion = 15;

export interface Waiting {
  /** A shop waits until it is stopped; a command gives up. */
  readonly withinMs: number;
  isStopping(): boolean;
  readonly sayEveryMs?: number;
}

const aLittle: Waiting = { withinMs: 10_000, isStopping: () => false };

/** Waits for a database that is being started or has no server that writes yet, says so, or says what is wrong. */
export async function reachDatabase(connectionString: string, log: Log, waiting: Waiting = aLittle): Promise<string> {
  const { withinMs, isStopping, sayEveryMs = 5000 } = waiting;
  const deadline = Date.now() + withinMs;
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    const place = `${client.host}:${client.port}, database "${client.database}"`;
    try {
      return describeServer(await versionOf(client), place, log);
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw new StartProblem(describeFailure(error, place));
      if (Date.now() - saidAt >= sayEveryMs) {
        saidAt = Date.now();
        log.warn({ reason: reasonOf(error) }, `The database does not answer yet (${place}), waiting for it`);
      }
    } finally {
      await client.end().catch(() => {});
    }
    if (isStopping()) throw new StartInterrupted();
    await setTimeout(Math.min(500, withinMs / 4));
  }
}

async function versionOf(client: pg.Client): Promise<string> {
  await client.connect();
  const { rows } = await client.query<{ version: string; refused: boolean }>(
    `select current_setting('server_version') as version,
            pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refused`,
  );
  if (rows[0]?.refused) throw Object.assign(new Error('this server only reads'), { code: '25006' });
  return rows[0]?.version ?? 'unknown';
}

function describeServer(version: string, place: string, log: Log): string {
  if (Number.parseInt(version, 10) < oldestVersion) {
    log.warn(`The database is PostgreSQL ${version}; the shop is made for ${oldestVersion} and newer.`);
  }
  return `PostgreSQL ${version} at ${place}`;
}

function describeFailure(error: unknown, place: string): string {
  return (
    `The database cannot be used (${place}): ${reasonOf(error)}\n` +
    'Check DATABASE_URL, and that PostgreSQL runs there and lets this user in. Without DATABASE_URL the shop brings its own.'
  );
}

function reasonOf(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message: string };
  return error instanceof AggregateError ? error.errors.map(String).join('; ') : message || code;
}
