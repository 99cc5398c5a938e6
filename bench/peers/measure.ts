import { usedBy } from '../src/pace/processor.ts';
import type { Candidate, Goods } from './candidate.ts';
import { Refused } from './client.ts';
import { databaseUse, usedBetween } from './databaseUse.ts';
import { median, quantile } from './statistics.ts';
import type { OpenWork, Work } from './works.ts';

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
  /** Answered with a no, though nothing was wrong with what was asked; the times are those of the others. */
  readonly refused: number;
}

export interface Plan {
  readonly rounds: number;
  readonly forMs: number;
  readonly postmaster: number;
  readonly databases: readonly string[];
  say(text: string): void;
}

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
  const open = new Map<Candidate, { work: OpenWork; rounds: Round[] }>();
  for (const candidate of candidates) {
    plan.say(`${work.id}: ${candidate.name} is prepared`);
    const failed = await work
      .open(candidate, goods, many)
      .then((opened) => void (opened && open.set(candidate, { work: opened, rounds: [] })), String);
    if (failed !== undefined) result.set(candidate.name, failed);
  }
  for (let round = 0; round <= plan.rounds; round++)
    for (const [candidate, { work: opened, rounds }] of open) {
      try {
        // At first it is only warmed up: what is compiled on the way takes some time.
        if (round === 0) await callFor(warmUps * plan.forMs, many, opened);
        else rounds.push(await measureRound(candidate, opened, plan));
      } catch (error) {
        result.set(candidate.name, String(error));
        open.delete(candidate);
      }
    }
  for (const [candidate, { work: opened, rounds }] of open) {
    const calls = opened.callsEach?.();
    await opened.close();
    result.set(candidate.name, {
      one: clockOf(rounds.flatMap(({ one }) => one)),
      eight: clockOf(rounds.flatMap(({ eight }) => eight)),
      server: median(rounds.map(({ server }) => server)),
      database: median(rounds.map(({ database }) => database)),
      refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
      ...(calls !== undefined && { calls }),
    });
  }
  return result;
}

interface Round {
  readonly refused: number;
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
        if (!(error instanceof Refused)) throw error;
        refused += 1;
        why = error.message;
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
