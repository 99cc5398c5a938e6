import type { Log } from '../log.ts';
import { StartProblem } from '../startProblem.ts';
import { withBootLock } from './bootLock.ts';
import type { Database } from './database.ts';

/** A database belongs to the tenant that first used it: another one's start must not mix its shop into it. */
export async function claimDatabase(database: Database, tenant: string, log: Log): Promise<void> {
  const owner = (await findOwner(database)) ?? (await claim(database, tenant, log));
  if (owner === tenant) return;
  throw new StartProblem(
    `This database belongs to the tenant "${owner}", not to "${tenant}".\n` +
      `Start with TENANT=${owner}, or give "${tenant}" a database of its own by DATABASE_URL.`,
  );
}

async function findOwner(database: Database): Promise<string | undefined> {
  const [table] = await database.query<{ found: boolean }>({ text: `select to_regclass('shop') is not null as found` });
  if (!table?.found) return undefined;
  const [shop] = await database.query<{ tenant: string }>({ text: 'select tenant from shop' });
  return shop?.tenant;
}

function claim(database: Database, tenant: string, log: Log): Promise<string | undefined> {
  return withBootLock(database, log, async (session) => {
    await session.query({
      text: `create table if not exists shop (
        only_row boolean primary key default true check (only_row),
        tenant text not null,
        since timestamptz not null default now()
      )`,
    });
    await session.query({ text: 'insert into shop (tenant) values ($1) on conflict do nothing', values: [tenant] });
    const [shop] = await session.query<{ tenant: string }>({ text: 'select tenant from shop' });
    return shop?.tenant;
  });
}
