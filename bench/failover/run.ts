import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build, buildServer } from '../../scripts/build.mjs';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { runCanary } from '../src/fleet/canary.ts';
import { countBy } from '../src/fleet/countBy.ts';
import { demoPeople, roomyTenants } from '../src/fleet/demoTenant.ts';
import { readBefore, readFacts } from '../src/fleet/facts.ts';
import { findGoods } from '../src/fleet/findGoods.ts';
import { issueCards, offerCode } from '../src/fleet/giveAway.ts';
import { createKeeper } from '../src/fleet/keeper.ts';
import { type Answer, createLedger } from '../src/fleet/ledger.ts';
import { needPorts } from '../src/fleet/needPorts.ts';
import { runPicker } from '../src/fleet/picker.ts';
import { reconciled } from '../src/fleet/reconciled.ts';
import { createShopper } from '../src/fleet/shopper.ts';
import { startFleet } from '../src/fleet/startFleet.ts';
import { startNginx } from '../src/fleet/startNginx.ts';
import { startSandbox } from '../src/fleet/startSandbox.ts';
import { needTools } from '../src/fleet/tools.ts';
import { until } from '../src/fleet/until.ts';
import { judge } from '../src/fleet/verdict.ts';
import { startCluster } from './cluster.ts';
import { type EventName, eventNames, happen } from './events.ts';
import { accounts, portsFrom, urlOf } from './places.ts';
import { recoveryOf } from './recovery.ts';
import { type Happened, isInTime, isPassed, markdownOf, type Run } from './report.ts';

// npm run failover [-- --rounds=20]   how often each event happens; 1 unless told
//   --async                           the control: replication that does not wait, which has to show losses
//   --events=switchover,net-cut       some of them; their names with dashes
//   --lag=50                          milliseconds between the databases, each way
//   --shoppers=20  --port=5430        the first of thirty ports
const args = process.argv.slice(2);
const valueOf = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + '--='.length);
const unknown = args.filter((arg) => !/^--(async|keep|(rounds|events|lag|shoppers|port)=.+)$/.test(arg));
const wanted = valueOf('events')
  ?.split(',')
  .map((name) => name.replaceAll('-', ' '));
const events: readonly EventName[] = wanted ? eventNames.filter((name) => wanted.includes(name)) : eventNames;
const number = (name: string, usual: number) => Number(valueOf(name) ?? usual);
const rounds = number('rounds', 1);
const lagMs = number('lag', 50);
const shopperCount = number('shoppers', 20);
if (
  unknown.length > 0 ||
  (wanted && events.length !== wanted.length) ||
  ![rounds, lagMs, shopperCount].every((one) => Number.isInteger(one) && one >= 0)
) {
  console.error(
    `Not understood: ${[...unknown, ...(wanted ?? [])].join(' ')}. Events: ${eventNames.map((name) => name.replaceAll(' ', '-')).join(', ')}`,
  );
  process.exit(1);
}
const synchronous = !args.includes('--async');
const tenant = 'feldmarkt';
const root = fileURLToPath(new URL('../../', import.meta.url));
const begun = Date.now();
const say = (text: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${text}`);

const programs = needTools('postgres', 'patroni', 'etcd', 'haproxy', 'nginx');
await needPorts(number('port', 5430), 30);
const secondsOfRound: Readonly<Record<EventName, number>> = {
  switchover: 12,
  'primary killed': 15,
  'primary killed with its agent': 40,
  'primary hangs': 40,
  'shop killed': 20,
  'etcd killed': 32,
  'net cut': 40,
  'answers to commits lost': 8,
};
const expected = 150 + rounds * events.reduce((sum, event) => sum + secondsOfRound[event], 0);
say(`${rounds} × ${events.join(', ')}; about ${Math.ceil(expected / 60)} minutes on a quiet machine`);

const keeper = createKeeper('failover');
let code = 1;
try {
  code = isPassed(await main()) ? 0 : 1;
} catch (error) {
  console.error(error);
} finally {
  if (!args.includes('--keep')) await keeper.close();
}
process.exit(code);

async function main(): Promise<Run> {
  const ports = portsFrom(number('port', 5430));
  await buildServer({ tell: say });
  await Promise.all([build('storefront', { tell: say }), build('payment-sandbox', { tell: say })]);
  const cluster = await startCluster(keeper, programs, { ports, synchronous, lagMs });
  say('three databases run, one of them leads');
  const baseUrl = `http://localhost:${ports.nginx}`;
  const sandbox = await startSandbox(keeper, { port: ports.sandbox, baseUrl });
  // Enough places for all the orders of a long run.
  const tenantsDir = roomyTenants(join(keeper.folder, 'tenants'), tenant, Math.max(1, Math.ceil(rounds / 2)));
  const bypassKey = 'a-key-for-shoppers-that-are-programs';
  const fleet = await startFleet(keeper, {
    processes: 2,
    tenant,
    tenantsDir,
    baseUrl,
    port: ports.shops,
    databaseUrl: (index) => urlOf(ports.shopWires + index, accounts.shop, 'shop'),
    env: { ...sandbox.env, BOT_BYPASS_KEY: bypassKey, PASSWORD_MEMORY_KB: '1024', LOG_LEVEL: 'info' },
  });
  const nginx = await startNginx(keeper, {
    program: programs.nginx,
    port: ports.nginx,
    upstreams: [ports.shops, ports.shops + 1],
  });
  say('two shops are open, behind nginx');

  const log = createLog({ level: 'silent' });
  const connection = { connectionString: urlOf(ports.haproxy, accounts.shop, 'shop') };
  const database = openDatabase({ connection, poolSize: 3 }, log);
  keeper.atEnd(() => database.close());
  const before = await readBefore(database);
  const codeOfAll = 'AUSFALL5';
  await offerCode(database, codeOfAll);
  const giftCards = await issueCards(database, 40 * rounds);
  const goods = await findGoods(nginx.url);
  const ledger = createLedger();
  const isOver = { new: false, all: false };
  const people = demoPeople(tenant);
  const shoppers = Array.from({ length: shopperCount }, (_, at) =>
    createShopper(nginx.url, ledger, {
      name: `shopper-${at + 1}`,
      address: `10.1.0.${at + 1}`,
      goods,
      ...(people[at] && { account: { ...people[at], bypassKey }, giftCards }),
      code: codeOfAll,
      isClosing: () => isOver.new,
      isOver: () => isOver.all,
    }),
  );
  const working = [
    ...shoppers.map((shopper) => shopper.run()),
    ...goods.slice(0, 2).map(({ sku }, at) =>
      runCanary(nginx.url, ledger, {
        name: `canary-${at + 1}`,
        address: `10.2.0.${at + 1}`,
        sku,
        isOver: () => isOver.new,
      }),
    ),
    runPicker({ tenant, tenantsDir, database, ledger, ignored: before.orders, isOver: () => isOver.new }),
  ];
  const failed = Promise.all(working);
  failed.catch(() => undefined);
  await until(
    'the first orders',
    () => shoppers.filter((shopper) => shopper.orders() > 0).length >= shoppers.length / 2,
    { within: 120_000 },
  );
  say('shoppers are at work');

  const happened: Happened[] = [];
  for (let round = 0; round < rounds; round++)
    for (const event of events) {
      await setTimeout(3000);
      const at = Date.now();
      const over = await happen(event, { cluster, fleet }, round);
      let trouble = '';
      await over().catch((error: unknown) => {
        trouble = ` — ${String(error)}`;
        ledger.wonder('cluster', `after ${event}`, String(error));
      });
      // The databases are whole again a little before the shops are: what is still silent then belongs to this event.
      await sold(ledger.answers, Date.now()).catch(() => undefined);
      const seen = recoveryOf(ledger.answers, at, Date.now());
      const one = { event, round, ...seen };
      happened.push(one);
      const { firstSuccessMs, silenceMs, quietAfterMs, statuses } = seen;
      const inTime = isInTime(one) ? '' : ' TOO LATE';
      say(
        `${event} (${round + 1}/${rounds}): first success after ${(firstSuccessMs / 1000).toFixed(1)} s${inTime}, ` +
          `silence ${(silenceMs / 1000).toFixed(1)} s, quiet after ${(quietAfterMs / 1000).toFixed(1)} s, ${JSON.stringify(statuses)}${trouble}`,
      );
    }

  await setTimeout(3000);
  isOver.new = true;
  say('shoppers finish what they have at hand');
  await Promise.race([failed, setTimeout(60_000)]);
  isOver.all = true;
  await Promise.race([failed, setTimeout(40_000)]);
  say('the reconciler looks after payments whose shopper did not come back');
  await reconciled(database, sandbox).catch((error: unknown) => say(String(error)));
  const facts = await readFacts(database, before, sandbox);
  const problems = judge(ledger.entries, facts);

  const run: Run = {
    at: new Date(begun).toISOString(),
    synchronous,
    rounds,
    shoppers: shopperCount,
    lagMs,
    seconds: (Date.now() - begun) / 1000,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
    happened,
    statuses: countBy(ledger.answers.map(({ status }) => String(status))),
    acknowledged: countBy(ledger.entries.map(({ kind }) => kind)),
    problems,
    fallen: fleet.fallen().length,
    oddities: countBy(ledger.oddities.map(({ what, text }) => (what === 'began anew' ? `${what}: ${text}` : what))),
  };
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const name = join(folder, `failover-${synchronous ? 'sync' : 'async'}-${run.at.replaceAll(/[:.]/g, '-')}`);
  writeFileSync(`${name}.json`, `${JSON.stringify({ ...run, wondered: ledger.oddities.slice(0, 500) }, null, 2)}\n`);
  writeFileSync(`${name}.md`, `${markdownOf(run)}\n`);
  if (!isPassed(run))
    for (const [at, shop] of fleet.shops.entries()) writeFileSync(`${name}-shop-${at + 1}.log`, shop.output());
  console.log(`\n${markdownOf(run)}\nKept in ${name}.{json,md}`);
  return run;
}

/** Comes back when a change succeeded after that moment, or when nobody would wait any longer. */
function sold(answers: readonly Answer[], after: number): Promise<unknown> {
  const isSold = ({ at, writes, status }: Answer) => at >= after && writes && status >= 200 && status < 300;
  return until('a change to succeed', () => answers.slice(-200).some(isSold), { within: 60_000 });
}
