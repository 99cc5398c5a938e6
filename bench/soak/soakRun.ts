import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createBrowser, GaveUp } from '../src/fleet/browser.ts';
import { runCanary } from '../src/fleet/canary.ts';
import { countBy } from '../src/fleet/countBy.ts';
import { readFacts } from '../src/fleet/facts.ts';
import { findGoods } from '../src/fleet/findGoods.ts';
import type { Keeper } from '../src/fleet/keeper.ts';
import { runPicker } from '../src/fleet/picker.ts';
import { reconciled } from '../src/fleet/reconciled.ts';
import { until } from '../src/fleet/until.ts';
import { judge } from '../src/fleet/verdict.ts';
import { copyBuild, makeSecondBuild } from './builds.ts';
import { explainFailures } from './failures.ts';
import { judgeSoak, type SoakFacts } from './judgeSoak.ts';
import { callKinds, oldFileCall } from './kindOfCall.ts';
import { livesOf } from './lives.ts';
import { meanCores } from './meanCores.ts';
import type { SoakOptions } from './options.ts';
import { latenciesIn, type Span } from './overTime.ts';
import { type Pictures, soakPictures } from './pictures.ts';
import type { LatencyRow, SoakRun } from './report.ts';
import type { Sample } from './sample.ts';
import { buildAll, root, type Stage, setStage, tenant } from './stage.ts';
import { percentile } from './statistics.ts';
import { timelineOf } from './timeline.ts';
import { shares } from './visits.ts';

export interface Told {
  say(text: string): void;
  readonly machine: string;
  readonly at: string;
}

interface Happened {
  readonly kills: { readonly at: number; readonly shop: number; readyAgainMs?: number }[];
  releasedAt: number;
  releasedUntil: number;
}

/** Until caches are full, code is compiled and the allocator has its rooms: by then memory has come to where it stays. */
const warmUpMs = 12 * 60_000;
const patienceMs = 60_000;

/** An hour of people who come and go, while processes are killed and a release goes through. */
export async function soakRun(
  keeper: Keeper,
  programs: Readonly<Record<'postgres' | 'nginx', string>>,
  options: SoakOptions,
  { say, machine, at }: Told,
): Promise<{
  readonly run: SoakRun;
  readonly pictures: Pictures;
  readonly samples: readonly Sample[];
  readonly stage: Stage;
}> {
  const { minutes, rate } = options;
  await buildAll(say);
  const first = copyBuild(root, join(keeper.folder, 'first'));
  const second = await makeSecondBuild(root, join(keeper.folder, 'second'));
  const changedFiles = second.files.filter((name) => !first.files.includes(name)).length;
  say(`a second build: ${first.id} → ${second.id}, ${changedFiles} of ${second.files.length} files have other names`);
  const stage = await setStage(keeper, programs, options, {
    root: first.root,
    expectedOrders: (minutes * 60 * rate * shares.order) / 100,
    thinkMs: 1000,
    patienceMs,
    sampleMs: minutes < 10 ? 2000 : 5000,
    mostVisitors: 1500,
  });
  const { fleet, sandbox, database, before, ledger, crowd, sampler } = stage;
  say('three shops are open, behind nginx');

  const isOver = { value: false };
  const others = startOthers(stage, first.files, () => isOver.value);
  // Told where it is waited for; until then it must not take down the run, and with it whoever ends the processes.
  others.catch(() => undefined);
  crowd.come(rate);
  const planned = { from: Date.now(), until: Date.now() + minutes * 60_000 };
  const happened = await happen(stage, planned, { minutes, releaseRoot: second.root, say });
  await setTimeout(Math.max(0, planned.until - Date.now()));
  // On a machine that is too busy the starts take longer than there was time for.
  const span = { from: planned.from, until: Date.now() };
  say('nobody comes any more; who is there finishes');
  await crowd.leave(patienceMs + 10_000);
  isOver.value = true;
  await others;
  await reconciled(database, sandbox).catch((error: unknown) => say(String(error)));
  const left = await drained(stage);
  await sampler.stop();
  const problems = judge(ledger.entries, await readFacts(database, before, sandbox));

  const samples = sampler.samples.filter((sample) => sample.at <= span.until);
  const lives = livesOf(samples, warmUpMs);
  const facts: SoakFacts = {
    ...{ answers: ledger.answers, span, samples, problems, lives, left },
    ...{ kills: happened.kills, releasedAt: happened.releasedAt, shops: fleet.shops.length },
    readyAgainMs: happened.kills.flatMap(({ readyAgainMs }) => (readyAgainMs === undefined ? [] : [readyAgainMs])),
    restarts: fleet.restarts(),
    fallen: fleet.fallen().length,
    builds: { before: first.id, after: second.id, changedFiles },
  };
  const minuteOf = (moment: number) => (moment - span.from) / 60_000;
  const events = [
    ...happened.kills.map((kill) => ({ x: minuteOf(kill.at), label: `shop ${kill.shop + 1} killed`, ...kill })),
    { x: minuteOf(happened.releasedAt), label: 'release begins' },
    { x: minuteOf(happened.releasedUntil), label: 'release done' },
  ].toSorted((one, other) => one.x - other.x);
  const failures = explainFailures(ledger.answers, happened.kills);
  const run: SoakRun = {
    ...{ at, machine, minutes, rate, lives, problems },
    visits: { ...crowd.arrived, ...(crowd.turnedAway() > 0 && { 'turned away': crowd.turnedAway() }) },
    statuses: countBy(ledger.answers.map(({ status }) => String(status))),
    acknowledged: countBy(ledger.entries.map(({ kind }) => kind)),
    latencies: latencyRows(latenciesIn(ledger.answers, span)),
    cores: meanCores(samples),
    happened: events.map(({ x: minute, ...event }) => ({ minute, ...event })),
    failures: { ...failures.ofKills, others: failures.others.length },
    mailsSent: stage.mailsSent(),
    databaseMb: { before: samples[0]?.postgres.databaseMb ?? 0, after: samples.at(-1)?.postgres.databaseMb ?? 0 },
    oddities: countBy(ledger.oddities.map(({ what, text }) => (what === 'began anew' ? `${what}: ${text}` : what))),
    checks: judgeSoak(facts),
  };
  return { run, pictures: soakPictures({ span, answers: ledger.answers, samples, events }), samples, stage };
}

/** Who packs, two who change a cart twice a second, and somebody whose page is from before the release. */
async function startOthers(stage: Stage, files: readonly string[], isOver: () => boolean): Promise<void> {
  const { url, ledger, database, before, tenantsDir } = stage;
  const goods = await findGoods(url);
  const canaries = goods
    .slice(0, 2)
    .map(({ sku }, at) =>
      runCanary(url, ledger, { name: `canary-${at + 1}`, address: `10.201.0.${at + 1}`, sku, everyMs: 500, isOver }),
    );
  const picker = runPicker({ tenant, tenantsDir, database, ledger, ignored: before.orders, isOver });
  await Promise.all([...canaries, picker, keepOldPage(stage, files, isOver)]);
}

/** A page that was opened at the begin goes on loading its parts, one after the other, long after the release. */
async function keepOldPage({ url, ledger }: Stage, files: readonly string[], isOver: () => boolean): Promise<void> {
  const browser = createBrowser({ baseUrl: url, ledger, name: 'old page', address: '10.202.0.1', isOver });
  try {
    for (let at = 0; !isOver(); at++) {
      await browser.call(oldFileCall, { path: `/assets/${files[at % files.length] ?? ''}` });
      await setTimeout(500);
    }
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error;
  }
}

async function happen(
  { fleet, ledger }: Stage,
  span: Span,
  { minutes, releaseRoot, say }: { readonly minutes: number; readonly releaseRoot: string; say(text: string): void },
): Promise<Happened> {
  const happened: Happened = { kills: [], releasedAt: span.until, releasedUntil: span.until };
  for (const planned of timelineOf(minutes, fleet.shops.length)) {
    await setTimeout(Math.max(0, span.from + planned.atMs - Date.now()));
    const at = Date.now();
    if (planned.kind === 'kill') {
      const kill: Happened['kills'][number] = { at, shop: planned.shop };
      happened.kills.push(kill);
      await fleet.kill(planned.shop);
      const shop = fleet.shops[planned.shop];
      await until('the killed shop', () => shop?.isReady(), { within: 120_000 }).then(
        () => {
          kill.readyAgainMs = Date.now() - at;
        },
        (error: unknown) => ledger.wonder('keeper', 'a killed shop does not come back', String(error)),
      );
      say(`shop ${planned.shop + 1} killed, ready again after ${((kill.readyAgainMs ?? 0) / 1000).toFixed(1)} s`);
    } else {
      happened.releasedAt = at;
      for (const index of fleet.shops.keys()) await fleet.restart(index, { root: releaseRoot });
      happened.releasedUntil = Date.now();
      say(`released in ${((Date.now() - at) / 1000).toFixed(1)} s`);
    }
  }
  return happened;
}

/** Until nothing is left to do, or it is clear that something stays. */
async function drained({ sampler }: Stage): Promise<Sample> {
  let last = await sampler.take();
  const isDone = async () => {
    last = await sampler.take();
    const { lags, waiting } = last;
    return waiting.mails + waiting.tasks === 0 && Object.values(lags).every((lag) => lag === 0);
  };
  await until('the backlogs', isDone, { within: 120_000, every: 2000 }).catch(() => undefined);
  return last;
}

function latencyRows(latencies: ReturnType<typeof latenciesIn>): readonly LatencyRow[] {
  return callKinds.flatMap((kind) => {
    const taken = latencies[kind];
    const of = (hundredths: number) => percentile(taken, hundredths) ?? 0;
    return taken.length === 0 ? [] : [{ kind, calls: taken.length, p50: of(50), p95: of(95), p99: of(99) }];
  });
}
