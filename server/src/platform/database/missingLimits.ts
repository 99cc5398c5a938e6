import type { Log } from '../log.ts';
import type { Queryable } from './database.ts';

const wanted = { statement_timeout: '15s', idle_in_transaction_session_timeout: '60s' } as const;

/** Behind a pooler the role has to bring the limits that a connection brings otherwise; without them one statement may hold all. */
export async function warnOfMissingLimits(database: Queryable, log: Log): Promise<void> {
  const rows = await database.query<{ name: keyof typeof wanted; setting: string; role: string }>({
    text: `select name, setting, current_user as role from pg_settings where name = any($1) order by name desc`,
    values: [Object.keys(wanted)],
  });
  for (const { name, role } of rows.filter(({ setting }) => setting === '0'))
    log.warn(`The database has no ${name} for this role: alter role ${role} set ${name} = '${wanted[name]}'`);
}
