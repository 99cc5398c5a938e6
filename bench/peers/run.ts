import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Candidate, type CandidateName, candidateNames } from './candidate.ts';
import { openMedusa } from './candidates/medusa.ts';
import { openNext } from './candidates/next.ts';
import type { PeerOpening } from './candidates/open.ts';
import { openTrolley } from './candidates/trolley.ts';
import { openVendure } from './candidates/vendure.ts';
import { type Contests, holdContests } from './contests.ts';
import { peersFolder } from './install.ts';
import { type Measured, measureWork, plannedMs } from './measure.ts';
import { readOptions } from './options.ts';
import { openPostgres } from './postgres.ts';
import { openProgress } from './progress.ts';
import { allRun } from './running.ts';
import { type PeersReport, reportInMarkdown } from './table.ts';
import { works } from './works.ts';

// npm run peers [-- --only=trolley,vendure --work=add15,checkout --rounds=5 --ms=1000 --products=500 --prepare --quick --out=folder]
// Needs `npm run build`, npm and its registry; Linux (what the processor did is read from /proc).
const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  console.error(options);
  process.exit(1);
}

const begun = performance.now();
const quietMs = 60_000;
let said = '';
const say = (text: string) => {
  said = text;
  console.error(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${text}`);
  quiet.refresh();
};
// Packages and fills take minutes without a word.
const quiet = setTimeout(() => say(`still: ${said.replace(/^still: /, '').replace(/;.*/, '')}`), quietMs).unref();
const databaseOf = (name: CandidateName) => `peer_${name}`;
const openPeer: Record<Exclude<CandidateName, 'trolley'>, (opening: PeerOpening) => Promise<Candidate>> = {
  vendure: openVendure,
  medusa: openMedusa,
  next: openNext,
};

/** Of the plan; all three contests once, as most of them take. */
const msOfContest = 15_000;
const longestReason = 300;
const loadBefore = loadavg();
const folder = await mkdtemp(join(tmpdir(), 'trolley-peers-'));
await mkdir(peersFolder, { recursive: true });
const postgres = await openPostgres(join(peersFolder, 'database'));
const running: Candidate[] = [];

let closed: Promise<void> | undefined;
/** Once, whoever asks first: the end of the work, or a signal. */
const close = () => (closed ??= closeAll());
async function closeAll(): Promise<void> {
  for (const candidate of running.reverse()) await candidate.stop().catch((error: unknown) => say(String(error)));
  await postgres.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
}
// Without this the candidates would live on, and take the processor from whoever measures next.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    say(`${signal}: all is stopped`);
    void close().finally(() => process.exit(1));
  });

try {
  say('Trolley starts');
  const { candidate: trolley, goods } = await openTrolley(
    { postgres, database: databaseOf('trolley'), folder, say },
    options.products,
  );
  running.push(trolley);
  const unavailable: Partial<Record<CandidateName, string>> = {};
  for (const name of ['vendure', 'medusa', 'next'] as const) {
    if (!options.only.includes(name)) continue;
    say(`${name} starts`);
    try {
      running.push(await openPeer[name]({ postgres, database: databaseOf(name), folder, goods, say }));
    } catch (error) {
      unavailable[name] = String(error);
      say(`${name} cannot be measured: ${String(error)}`);
    }
  }
  const wanted = options.prepare ? [] : works.filter(({ id }) => options.works.includes(id));
  const contestMs = options.prepare ? 0 : options.contests * msOfContest;
  const progress = openProgress((plannedMs(options) * wanted.length + contestMs) * running.length);
  const plan = { ...options, postmaster: postgres.pid, databases: candidateNames.map(databaseOf), progress, say };
  const measured: { id: string; title: string; results: Record<string, Measured | string> }[] = [];
  const contests = new Map<CandidateName, Contests | string>();
  const ended = new Map<CandidateName, string>();
  const noteEnded = async (during: string) => {
    for (const { name, pids } of closed ? [] : running) {
      if (ended.has(name) || (await allRun(pids))) continue;
      ended.set(name, during);
      say(`${name} ended during ${during}`);
    }
  };
  await mkdir(options.out, { recursive: true });
  const date = new Date().toISOString();
  const file = join(options.out, `peers-${date.replaceAll(/[:.]/g, '-')}`);
  /** After every piece of work: a run that is cut short keeps what it has measured. */
  const keep = async (): Promise<string> => {
    // Who was stopped by us did not fail: nothing that came after that is kept.
    if (closed) throw new Error('cut short');
    const report: PeersReport = {
      date,
      machine: `${cpus().length} × ${cpus()[0]?.model ?? '?'} (${process.arch})`,
      node: process.version,
      postgres: postgres.version,
      products: goods.products.length,
      rounds: options.rounds,
      forMs: options.forMs,
      loadAverage: { before: loadBefore, after: loadavg() },
      candidates: Object.fromEntries(
        await Promise.all(
          running.map(async ({ name, version, setup, memoryMb }) => {
            const [held, during, memory] = [contests.get(name), ended.get(name), await memoryMb()];
            const about = {
              version,
              setup,
              memoryMb: Number.isNaN(memory) ? undefined : memory,
              ...(during !== undefined && { ended: during }),
              ...(held !== undefined && { contests: held }),
            };
            return [name, about] as const;
          }),
        ),
      ),
      unavailable,
      works: measured,
    };
    const table = reportInMarkdown(report);
    await writeFile(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
    await writeFile(`${file}.md`, `${table}\n`);
    return table;
  };
  for (const work of wanted) {
    const results = Object.fromEntries(await measureWork(work, running, goods, plan));
    for (const [name, result] of Object.entries(results))
      if (typeof result === 'string') say(`${work.id}: ${name} failed: ${result.slice(0, longestReason)}`);
    await noteEnded(work.title);
    measured.push({ id: work.id, title: work.title, results });
    await keep();
  }
  if (contestMs > 0)
    for (const candidate of running) {
      say(`contests of ${candidate.name}; ${progress.left()}`);
      contests.set(candidate.name, await holdContests(candidate, goods, options.contests).catch(String));
      progress.done(contestMs);
      await noteEnded('the contests');
      await keep();
    }
  if (ended.size > 0 || Object.keys(unavailable).length > 0) {
    const isLog = (path: string) => path === folder || path.endsWith('.log');
    await cp(folder, `${file}-logs`, { recursive: true, filter: isLog });
    say(`what they printed is in ${file}-logs`);
  }
  if (options.prepare) say(`prepared: ${running.map(({ name }) => name).join(', ')}; kept in ${peersFolder}`);
  else console.log(`${await keep()}\n\nKept in ${file}.json and .md`);
} finally {
  await close();
}
