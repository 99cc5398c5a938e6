import { setTimeout } from 'node:timers/promises';
import { findAddresses } from '../addresses.ts';
import { median } from '../load.ts';
import { mainThreadMs } from '../pace/processor.ts';
import type { Finding } from '../report.ts';
import { type RunningShop, startShop } from '../shop.ts';
import { type Answer, timedAnswer } from '../timedAnswer.ts';
import type { Place } from './importFile.ts';
import { measureTyping, prefixesOf, type Typing, typosOf } from './typing.ts';

interface Started {
  readonly startMs: number;
  readonly startCpuMs: number;
  readonly readyMb: number;
  readonly pages: Readonly<Record<'home' | 'list' | 'product', Answer>>;
  readonly prefixes: Typing;
  readonly typos: Typing;
  readonly memoryMb: number;
}

interface Asked {
  /** The path of a list that nobody has seen since the start, and of a product in it. */
  readonly list: string;
  readonly product: string;
  /** What is typed, letter by letter and with mistakes. */
  readonly words: readonly string[];
}

const rounds = 3;
const longestBuildMs = 120_000;

/** Starts a shop that was filled three times, and asks each time for what it has never shown and never searched. */
export async function startFindings(
  place: Place,
  askedOf: (shop: RunningShop) => Promise<Asked>,
  at: (what: string) => string,
  longestStartMs?: number,
): Promise<Finding[]> {
  // A first start may have to build the shop; it also tells what there is.
  const first = await startShop(place);
  const asked = await askedOf(first).finally(first.stop);
  const started: Started[] = [];
  for (let round = 0; round < rounds; round++) started.push(await measureStart(place, asked));
  return findingsOf(started, at, longestStartMs);
}

/** The largest list below a department, and the first product in it. */
export async function firstSeen({ url }: RunningShop): Promise<Pick<Asked, 'list' | 'product'>> {
  const { leaves, page, products } = await findAddresses(url);
  const [leaf] = leaves.toSorted((one, other) => other.count - one.count);
  const [product] = (await products(leaf?.slug ?? '')).results;
  return {
    list: page('products-slug', { slug: leaf?.slug ?? '' }),
    product: page('product-slug', { slug: product?.slug ?? '' }),
  };
}

async function measureStart(place: Place, { list, product, words }: Asked): Promise<Started> {
  const shop = await startShop(place);
  try {
    const { url, pid, startedInMs: startMs, firstPage: home } = shop;
    const startCpuMs = await mainThreadMs(pid);
    // Its search is built once it is open, and would be counted for the pages.
    await untilReady(url);
    const readyMb = await shop.memoryMb();
    const pages = { home, list: await timedAnswer(pid, url + list), product: await timedAnswer(pid, url + product) };
    const prefixes = await measureTyping(shop, prefixesOf(words));
    const typos = await measureTyping(shop, typosOf(words));
    return { startMs, startCpuMs, readyMb, pages, prefixes, typos, memoryMb: await shop.memoryMb() };
  } finally {
    await shop.stop();
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + longestBuildMs;
  while (!(await fetch(`${url}/ready`)).ok) {
    if (performance.now() > deadline) throw new Error(`the search was not built within ${longestBuildMs / 1000} s`);
    await setTimeout(50);
  }
  // What else it does when it is ready.
  await setTimeout(1000);
}

/** Of the processor the median of all starts; of the clock, which others on the machine make longer, the least. */
function findingsOf(started: readonly Started[], at: (what: string) => string, longestStartMs?: number): Finding[] {
  const middle = (of: (one: Started) => number) => median(started.map(of));
  const least = (of: (one: Started) => number) => Math.min(...started.map(of));
  const page = (name: keyof Started['pages'], what: string): Finding => ({
    what: at(`first ${what} page`),
    value: `${middle(({ pages }) => pages[name].cpuMs).toFixed(0)} ms of CPU`,
    note: `${least(({ pages }) => pages[name].ms).toFixed(0)} ms by the clock`,
  });
  const typing = (name: 'prefixes' | 'typos', what: string): Finding => {
    const p99 = middle((one) => one[name].p99CpuMs);
    const { searches = 0, worst = '' } = started.at(-1)?.[name] ?? {};
    return {
      what: at(`search ${what}, over HTTP`),
      value: `p99 ${p99.toFixed(1)} ms of CPU`,
      aim: '≤ 10 ms',
      met: p99 <= 10,
      note:
        `mean ${middle((one) => one[name].meanCpuMs).toFixed(2)} ms; by the clock ` +
        `p50 ${least((one) => one[name].p50Ms).toFixed(1)} ms, p99 ${least((one) => one[name].p99Ms).toFixed(1)} ms; ` +
        `${searches} searches, slowest "${worst}"`,
    };
  };
  const startMs = least((one) => one.startMs);
  return [
    {
      what: at('start of the shop'),
      value: `${(startMs / 1000).toFixed(2)} s`,
      ...(longestStartMs !== undefined && { aim: `≤ ${longestStartMs / 1000} s`, met: startMs <= longestStartMs }),
      note: `${(middle((one) => one.startCpuMs) / 1000).toFixed(2)} s of the main thread`,
    },
    page('home', 'home'),
    page('list', 'category'),
    page('product', 'product'),
    typing('prefixes', 'while typing'),
    typing('typos', 'with a typo'),
    {
      what: at('memory once the search is built'),
      value: `${middle(({ readyMb }) => readyMb).toFixed(0)} MB`,
      note: `${middle(({ memoryMb }) => memoryMb).toFixed(0)} MB after these pages and searches`,
    },
  ];
}
