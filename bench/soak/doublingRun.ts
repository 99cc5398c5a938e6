import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { countBy } from '../src/fleet/countBy.ts';
import { readFacts } from '../src/fleet/facts.ts';
import type { Keeper } from '../src/fleet/keeper.ts';
import { reconciled } from '../src/fleet/reconciled.ts';
import { judge } from '../src/fleet/verdict.ts';
import { copyBuild } from './builds.ts';
import { comeFirst } from './comeFirst.ts';
import type { DoublingRun } from './doublingReport.ts';
import { gaveWay } from './gaveWay.ts';
import { meanCores } from './meanCores.ts';
import type { SoakOptions } from './options.ts';
import { doublingPictures, type Pictures } from './pictures.ts';
import type { Sample } from './sample.ts';
import type { Told } from './soakRun.ts';
import { buildAll, root, type Stage, setStage } from './stage.ts';
import { isBroken, outcomeOf, recoveredAfterMs, type StepOutcome } from './steps.ts';

const stepMs = 60_000;
const backMs = 120_000;
const firstRate = 1;
/** It ends by itself, whatever the machine. */
const mostRate = 256;

/** Twice as many people every minute until it breaks, a step beyond, and back: what gave way, and does it recover? */
export async function doublingRun(
  keeper: Keeper,
  programs: Readonly<Record<'postgres' | 'nginx', string>>,
  options: SoakOptions,
  { say, machine, at }: Told,
): Promise<{
  readonly run: DoublingRun;
  readonly pictures: Pictures;
  readonly samples: readonly Sample[];
  readonly stage: Stage;
}> {
  await buildAll(say);
  const stage = await setStage(keeper, programs, options, {
    root: copyBuild(root, join(keeper.folder, 'first')).root,
    ...{ expectedOrders: 3000, thinkMs: 1000, patienceMs: 60_000, sampleMs: 2000, mostVisitors: 5000 },
  });
  const { fleet, sandbox, database, before, ledger, crowd, sampler } = stage;
  const callersFirst = comeFirst();
  say('three shops are open, behind nginx; half a minute to warm up');
  crowd.come(2 * firstRate);
  await setTimeout(stepMs / 2);

  const begun = Date.now();
  const events: { readonly x: number; readonly label: string }[] = [];
  async function hold(rate: number, ms: number, label: string): Promise<StepOutcome> {
    const from = Date.now();
    events.push({ x: (from - begun) / 60_000, label });
    crowd.come(rate);
    await setTimeout(ms);
    const outcome = outcomeOf(rate, { from, until: Date.now() }, ledger.answers, sampler.samples);
    const { answersPerSecond, slowest, failedShare, cores } = outcome;
    say(
      `${label}: ${answersPerSecond.toFixed(0)} answers a second, p95 ${Math.round(slowest)} ms, ` +
        `${(failedShare * 100).toFixed(1)} % failed, ${cores.machine.toFixed(2)} cores, ${crowd.visitors()} visitors`,
    );
    return outcome;
  }
  const steps: StepOutcome[] = [];
  let rate = firstRate;
  for (; rate <= mostRate; rate *= 2) {
    const outcome = await hold(rate, stepMs, `${rate}/s`);
    steps.push(outcome);
    if (isBroken(outcome)) break;
  }
  const beyondFrom = Date.now();
  const beyond = await hold(2 * rate, stepMs, `beyond, ${2 * rate}/s`);
  const of503 = ledger.answers.filter(
    (one) => one.status === 503 && one.at >= beyondFrom && one.at < beyondFrom + stepMs,
  );
  const backFrom = Date.now();
  await hold(firstRate, backMs, `back to ${firstRate}/s`);
  const span = { from: begun, until: Date.now() };
  const [first] = steps;
  const recovered = first && recoveredAfterMs(first, { from: backFrom, until: span.until }, ledger.answers);
  await crowd.leave(70_000);
  await reconciled(database, sandbox).catch((error: unknown) => say(String(error)));
  await sampler.stop();

  const samples = sampler.samples.filter((sample) => sample.at >= begun);
  const untilBroken = samples.filter((sample) => sample.at < beyondFrom);
  const run: DoublingRun = {
    ...{ at, machine, callersFirst, steps, beyond, recoveredAfterMs: recovered },
    cores: meanCores(untilBroken),
    told503: { all: of503.length, withTime: of503.filter(({ askAgainMs }) => askAgainMs !== undefined).length },
    gaveWay: gaveWay(
      untilBroken,
      ledger.answers.filter((one) => one.at >= begun && one.at < beyondFrom),
      { cores: availableParallelism(), maxConnections: stage.maxConnections },
    ),
    fallen: fleet.fallen().length,
    problems: judge(ledger.entries, await readFacts(database, before, sandbox)),
    statuses: countBy(ledger.answers.map(({ status }) => String(status))),
    acknowledged: countBy(ledger.entries.map(({ kind }) => kind)),
    turnedAway: crowd.turnedAway(),
    oddities: countBy(ledger.oddities.map(({ what }) => what)),
  };
  return { run, pictures: doublingPictures({ span, answers: ledger.answers, samples, events }), samples, stage };
}
