import { median } from '../load.ts';
import { type Used, usedBy } from './processor.ts';

/** What one answer costs the processor, in milliseconds; medians of the rounds. */
export interface Cost {
  /** The thread that runs the shop. */
  readonly mainThread: number;
  /** The whole process of the shop. */
  readonly shop: number;
  readonly database: number;
  readonly answers: number;
  /** Answers in a second of this run: says something only on a machine that does nothing else. */
  readonly perSecond: number;
}

export interface Variant {
  readonly pids: readonly number[];
  /** One caller's next ask. */
  call(caller: number, turn: number): Promise<unknown>;
}

export interface Plan {
  readonly rounds?: number;
  readonly callers?: number;
  readonly forMs?: number;
  /** So many answers of each before anything counts: until then the engine still translates what it runs. */
  readonly warmUp?: number;
  readonly databasePid: number;
}

/** A warm-up takes no longer, however slow the machine is. */
const longestWarmUpMs = 90_000;

/** Variant after variant, several rounds: a busy moment of the machine meets all of them alike. */
export async function costsOf<K extends string>(
  variants: Readonly<Record<K, Variant>>,
  { rounds = 7, callers = 8, forMs = 700, warmUp = 4000, databasePid }: Plan,
): Promise<Record<K, Cost>> {
  const names = Object.keys(variants) as K[];
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<K, Cost[]>;
  for (const name of names) await askAll(variants[name], callers, { forMs: longestWarmUpMs, most: warmUp });
  for (let round = 0; round < rounds; round++)
    for (const name of names) costs[name].push(await costOf(variants[name], callers, forMs, databasePid));
  const middle = (of: readonly Cost[]): Cost => ({
    mainThread: median(of.map(({ mainThread }) => mainThread)),
    shop: median(of.map(({ shop }) => shop)),
    database: median(of.map(({ database }) => database)),
    answers: of.reduce((sum, { answers }) => sum + answers, 0),
    perSecond: median(of.map(({ perSecond }) => perSecond)),
  });
  return Object.fromEntries(names.map((name) => [name, middle(costs[name])])) as Record<K, Cost>;
}

async function costOf(variant: Variant, callers: number, forMs: number, databasePid: number): Promise<Cost> {
  const look = async () => ({
    shops: await Promise.all(variant.pids.map(usedBy)),
    database: await usedBy(databasePid),
  });
  const sum = (of: readonly Used[], key: keyof Used) => of.reduce((all, one) => all + one[key], 0);
  const before = await look();
  const { answers, seconds } = await askAll(variant, callers, { forMs });
  const after = await look();
  return {
    mainThread: (sum(after.shops, 'mainThread') - sum(before.shops, 'mainThread')) / answers,
    shop: (sum(after.shops, 'all') - sum(before.shops, 'all')) / answers,
    database: (after.database.all - before.database.all) / answers,
    answers,
    perSecond: answers / seconds,
  };
}

async function askAll(
  variant: Variant,
  callers: number,
  { forMs, most = Number.POSITIVE_INFINITY }: { readonly forMs: number; readonly most?: number },
): Promise<{ readonly answers: number; readonly seconds: number }> {
  const begun = performance.now();
  let answers = 0;
  const work = async (caller: number) => {
    for (let turn = 0; performance.now() - begun < forMs && answers < most; turn++) {
      await variant.call(caller, turn);
      answers++;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => work(caller)));
  return { answers, seconds: (performance.now() - begun) / 1000 };
}
