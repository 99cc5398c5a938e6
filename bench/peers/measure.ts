import { usedBy } from '../src/pace/processor.ts';
import type { Candidate, Goods } from './candidate.ts';
import type { Checked } from './checked.ts';
import { databaseUse, usedBetween } from './databaseUse.ts';
import type { Progress } from './progress.ts';
import { allRun } from './running.ts';
import { median, quantile } from './statistics.ts';
import type { OpenWork, Work } from './work.ts';

/** Of the clock, in milliseconds, over all rounds. */
interface Clock {
  readonly median: number;
  readonly p95: number;
  readonly answers: number;
}

/** What one piece of work took one candidate. */
export interface Measured {
  readonly one: Clock;
  readonly eight: Clock;
  /** Of the processor, in milliseconds for each answer, with eight callers; medians of the rounds. */
  readonly server: number;
  readonly database: number;
  /** HTTP calls, where a piece of work is several. */
  readonly calls?: number;
  /** Answered with a no, or not at all, though nothing was wrong with what was asked; the times are those of the others. */
  readonly refused: number;
  /** Why the last of them was. */
  readonly why?: string;
  readonly checked: Checked;
}

export interface Plan {
  readonly rounds: number;
  readonly forMs: number;
  readonly postmaster: number;
  readonly databases: readonly string[];
  readonly progress: Progress;
  say(text: string): void;
}

/** For one candidate: filled carts, a few looks at answers. */
const preparedMs = 3000;

/** What one piece of work takes one candidate, about. */
export const plannedMs = ({ rounds, forMs }: Pick<Plan, 'rounds' | 'forMs'>): number =>
  preparedMs + (warmUps + 2 * rounds) * forMs;

/** By candidate; a text where it failed, nothing where the candidate has no such thing. */
export type WorkResult = ReadonlyMap<string, Measured | string>;

const many = 8;
const warmUps = 3;

/** Candidates take turns, round after round, so that a busy moment of the machine meets all alike. */
export async function measureWork(
  work: Work,
  candidates: readonly Candidate[],
  goods: Goods,
  plan: Plan,
): Promise<WorkResult> {
  const result = new Map<string, Measured | string>();
  const open: Opened[] = [];
  for (const candidate of candidates) {
    plan.say(`${work.id}: ${candidate.name} is prepared`);
    const opened = (await allRun(candidate.pids))
      ? await work.open(candidate, goods, many).catch(String)
      : 'it runs no more';
    if (typeof opened === 'string') result.set(candidate.name, opened);
    else if (opened) open.push({ candidate, work: opened, rounds: [] });
    // Who does not do this work is done with it.
    plan.progress.done(typeof opened === 'object' ? preparedMs : plannedMs(plan));
  }
  for (let round = 0; round <= plan.rounds; round++) {
    const what = round === 0 ? 'is warmed up' : `round ${round} of ${plan.rounds}`;
    plan.say(`${work.id}: ${what}; ${plan.progress.left()}`);
    for (const { candidate, work: opened, rounds } of open) {
      plan.progress.done((round === 0 ? warmUps : 2) * plan.forMs);
      if (result.has(candidate.name)) continue;
      try {
        // At first it is only warmed up: what is compiled on the way takes some time.
        if (round === 0) await callFor(warmUps * plan.forMs, many, opened);
        else rounds.push(await measureRound(candidate, opened, plan));
        if (!(await allRun(candidate.pids))) throw new Error('a process of it ended');
      } catch (error) {
        result.set(candidate.name, String(error));
      }
    }
  }
  for (const one of open) {
    // Also of who failed: the next work begins with carts as they were.
    const checked = await one.work.close().catch((error: unknown) => ({ asked: 1, right: 0, wrong: String(error) }));
    if (!result.has(one.candidate.name)) result.set(one.candidate.name, outcomeOf(one, checked));
  }
  return result;
}

interface Opened {
  readonly candidate: Candidate;
  readonly work: OpenWork;
  readonly rounds: Round[];
}

function outcomeOf({ work, rounds }: Opened, checked: Checked): Measured | string {
  if (checked.right === 0) return `no answer held what was asked for: ${checked.wrong}`;
  const calls = work.callsEach?.();
  const why = rounds.findLast((round) => round.why !== undefined)?.why;
  return {
    one: clockOf(rounds.flatMap(({ one }) => one)),
    eight: clockOf(rounds.flatMap(({ eight }) => eight)),
    server: median(rounds.map(({ server }) => server)),
    database: median(rounds.map(({ database }) => database)),
    refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
    checked,
    ...(why !== undefined && { why }),
    ...(calls !== undefined && { calls }),
  };
}

interface Round {
  readonly refused: number;
  readonly why: string | undefined;
  readonly one: readonly number[];
  readonly eight: readonly number[];
  readonly server: number;
  readonly database: number;
}

async function measureRound(candidate: Candidate, work: OpenWork, plan: Plan): Promise<Round> {
  const one = await callFor(plan.forMs, 1, work);
  const look = async () => ({
    servers: await Promise.all(candidate.pids.map(usedBy)),
    database: await databaseUse(plan.postmaster, candidate.database, plan.databases),
  });
  const before = await look();
  const eight = await callFor(plan.forMs, many, work);
  const after = await look();
  if (one.times.length === 0 || eight.times.length === 0) throw new Error(`all were refused: ${one.why ?? eight.why}`);
  const sum = (of: readonly { readonly all: number }[]) => of.reduce((total, { all }) => total + all, 0);
  return {
    refused: one.refused + eight.refused,
    why: eight.why ?? one.why,
    one: one.times,
    eight: eight.times,
    server: (sum(after.servers) - sum(before.servers)) / eight.times.length,
    database: usedBetween(before.database, after.database) / eight.times.length,
  };
}

interface Called {
  /** How long each answer took. */
  readonly times: readonly number[];
  readonly refused: number;
  /** The last reason. */
  readonly why: string | undefined;
}

/** Every caller gets at least one answer. */
async function callFor(forMs: number, callers: number, { call }: OpenWork): Promise<Called> {
  const times: number[] = [];
  let refused = 0;
  let why: string | undefined;
  const begun = performance.now();
  const work = async (caller: number) => {
    do {
      const asked = performance.now();
      try {
        await call(caller);
        times.push(performance.now() - asked);
      } catch (error) {
        refused += 1;
        why = String(error);
      }
    } while (performance.now() - begun < forMs);
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
  return { times, refused, why };
}

const clockOf = (times: readonly number[]): Clock => ({
  median: median(times),
  p95: quantile(times, 0.95),
  answers: times.length,
});
