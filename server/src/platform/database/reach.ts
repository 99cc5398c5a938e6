import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { StartProblem } from '../lifecycle/startProblem.ts';
import type { Log } from '../log.ts';
import { isDatabaseAway } from './databaseAway.ts';

const oldestVersion = 15;

/** Waits a little for a database that is being started at the same time; then says what is wrong. */
export async function reachDatabase(connectionString: string, log: Log, withinMs = 10_000): Promise<string> {
  const deadline = Date.now() + withinMs;
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    const place = `${client.host}:${client.port}, database "${client.database}"`;
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return describeServer(rows[0]?.server_version ?? 'unknown', place, log);
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw new StartProblem(describeFailure(error, place));
      if (tries === 1) log.warn(`The database does not answer yet (${place}), trying for ${withinMs / 1000} s`);
    } finally {
      await client.end().catch(() => {});
    }
    await setTimeout(Math.min(500, withinMs / 4));
  }
}

function describeServer(version: string, place: string, log: Log): string {
  if (Number.parseInt(version, 10) < oldestVersion) {
    log.warn(`The database is PostgreSQL ${version}; the shop is made for ${oldestVersion} and newer.`);
  }
  return `PostgreSQL ${version} at ${place}`;
}

function describeFailure(error: unknown, place: string): string {
  const { code, message } = error as { code?: string; message: string };
  const reason = error instanceof AggregateError ? error.errors.map(String).join('; ') : message || code;
  return (
    `The database cannot be used (${place}): ${reason}\n` +
    'Check DATABASE_URL, and that PostgreSQL runs there and lets this user in. Without DATABASE_URL the shop brings its own.'
  );
}
