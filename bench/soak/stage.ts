import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, buildServer } from '../../scripts/build.mjs';
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { startSmtpServer } from '../../server/src/platform/mail/testing/smtpServer.ts';
import { demoPeople, roomyTenants } from '../src/fleet/demoTenant.ts';
import { type Before, readBefore } from '../src/fleet/facts.ts';
import { findGoods } from '../src/fleet/findGoods.ts';
import { issueCards, offerCode } from '../src/fleet/giveAway.ts';
import type { Keeper } from '../src/fleet/keeper.ts';
import { createLedger, type Ledger } from '../src/fleet/ledger.ts';
import { type Fleet, startFleet } from '../src/fleet/startFleet.ts';
import { startNginx } from '../src/fleet/startNginx.ts';
import { startPostgres } from '../src/fleet/startPostgres.ts';
import { type FleetSandbox, startSandbox } from '../src/fleet/startSandbox.ts';
import { createRandom } from './arrivals.ts';
import { type Crowd, startCrowd } from './crowd.ts';
import type { SoakOptions } from './options.ts';
import { findPlaces } from './places.ts';
import { type Sampler, startSampler } from './sampler.ts';
import { createVisits } from './visits.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const tenant = 'feldmarkt';
const shops = 3;
const code = 'DAUERND5';
const bypassKey = 'a-key-for-shoppers-that-are-programs';

export interface Stage {
  readonly url: string;
  readonly fleet: Fleet;
  readonly sandbox: FleetSandbox;
  readonly database: Database;
  readonly before: Before;
  readonly ledger: Ledger;
  readonly crowd: Crowd;
  readonly sampler: Sampler;
  readonly tenantsDir: string;
  readonly maxConnections: number;
  /** Mails that went out. */
  mailsSent(): number;
}

interface Load {
  /** Where the shops run from. */
  readonly root: string;
  readonly expectedOrders: number;
  readonly thinkMs: number;
  readonly patienceMs: number;
  readonly sampleMs: number;
  readonly mostVisitors: number;
}

/** What of this checkout has to be built; the studio too, or the first shop would begin to build it under load. */
export async function buildAll(say: (text: string) => void): Promise<void> {
  await buildServer({ tell: say });
  await Promise.all([build('storefront', { tell: say }), build('payment-sandbox', { tell: say })]);
  await build('studio', { tell: say });
}

/** PostgreSQL, the payment sandbox, a mail server, three shops that are started again when they end, nginx, and a crowd that waits at the door. */
export async function setStage(
  keeper: Keeper,
  programs: Readonly<Record<'postgres' | 'nginx', string>>,
  { port, seed }: Pick<SoakOptions, 'port' | 'seed'>,
  load: Load,
): Promise<Stage> {
  const ports = { nginx: port, shops: port + 1, sandbox: port + 1 + shops, postgres: port + 2 + shops };
  const baseUrl = `http://localhost:${ports.nginx}`;
  const maxConnections = 100;
  const postgres = await startPostgres(keeper, {
    program: programs.postgres,
    port: ports.postgres,
    settings: { max_connections: maxConnections },
  });
  const sandbox = await startSandbox(keeper, { port: ports.sandbox, baseUrl });
  const mails = await startSmtpServer();
  keeper.atEnd(() => mails.stop());
  const tenantsDir = roomyTenants(join(keeper.folder, 'tenants'), tenant, Math.ceil(1 + load.expectedOrders / 80));
  const fleet = await startFleet(keeper, {
    ...{ processes: shops, tenant, tenantsDir, baseUrl, port: ports.shops, databaseUrl: postgres.url },
    root: load.root,
    sharedData: true,
    restartAfterMs: 1000,
    longestEndMs: 30_000,
    env: {
      ...{ ...sandbox.env, BOT_BYPASS_KEY: bypassKey, DRAIN_SECONDS: '5', SMTP_URL: mails.url, LOG_LEVEL: 'info' },
      // Full after minutes, not after an hour: what grows then is no cache that fills.
      ...{ PAGE_CACHE_MB: '16', CART_CACHE_MB: '4' },
    },
  });
  const nginx = await startNginx(keeper, {
    program: programs.nginx,
    port: ports.nginx,
    upstreams: Array.from({ length: shops }, (_, at) => ports.shops + at),
  });

  const connection = { connectionString: postgres.url };
  const database = openDatabase({ connection, poolSize: 3 }, createLog({ level: 'silent' }));
  keeper.atEnd(() => database.close());
  const before = await readBefore(database);
  await offerCode(database, code);
  const ledger = createLedger();
  const random = createRandom(seed);
  const visit = createVisits({
    ...{ url: nginx.url, ledger, bypassKey, code, random },
    places: await findPlaces(nginx.url),
    goods: await findGoods(nginx.url),
    people: demoPeople(tenant),
    giftCards: await issueCards(database, 40),
    thinkMs: load.thinkMs,
    patienceMs: load.patienceMs,
  });
  const crowd = startCrowd(visit, { random, mostVisitors: load.mostVisitors });
  const sampler = startSampler(
    {
      ...{ shops: fleet.shops, postgres: postgres.pid, nginx: nginx.pid, sandbox: sandbox.pid, database },
      rate: () => crowd.rate(),
      visitors: () => crowd.visitors(),
    },
    load.sampleMs,
  );
  // Counters need a first look to grow from.
  await sampler.take();
  let sent = 0;
  const forgetting = setInterval(() => {
    // Kept, they would be this process's own leak.
    sent += mails.delivered.splice(0).length;
    mails.lines.length = 0;
  }, 1000);
  keeper.atEnd(() => clearInterval(forgetting));
  return {
    ...{ url: nginx.url, fleet, sandbox, database, before, ledger, crowd, sampler, tenantsDir, maxConnections },
    mailsSent: () => sent + mails.delivered.length,
  };
}
