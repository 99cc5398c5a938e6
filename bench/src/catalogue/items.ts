import { writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { findAddresses } from '../addresses.ts';
import type { Finding } from '../report.ts';
import { type RunningShop, startShop, withDataDir } from '../shop.ts';
import { importFindings } from './findings.ts';
import { importFiles, makeDatabase } from './importFile.ts';
import { measureTyping, prefixesOf, typosOf } from './typing.ts';

export interface Items {
  /** A table of real products. */
  readonly file: string;
  /** How it is read; none where it has our columns. */
  readonly map?: string;
  /** Classes of value added tax it names. */
  readonly vat: readonly string[];
}

const words = 150;

/** A retailer's own table: imported twice, started, looked at and searched. */
export function measureItems(tenant: string, { file, map, vat }: Items): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    await makeDatabase(tenant, dataDir);
    const around = join(dataDir, 'vat.csv');
    await writeFile(around, `name,percent\n${vat.map((name) => `${name},10\n`).join('')}`);
    // npm runs scripts in the root; files are named from where the person is.
    const here = process.env.INIT_CWD ?? process.cwd();
    const files = [around, resolve(here, file)];
    const options = ['--skip-bad', ...(map === undefined ? [] : ['--map', resolve(here, map)])];
    const first = await importFiles(files, tenant, dataDir, ...options);
    const again = await importFiles(files, tenant, dataDir, ...options);
    // A first start may have to build the shop.
    await (await startShop({ tenant, dataDir })).stop();
    const shop = await startShop({ tenant, dataDir });
    const startCpu = await shop.cpuSeconds();
    try {
      const at = (what: string) => `${basename(file)}: ${what}`;
      return [
        ...importFindings(at, first, again),
        {
          what: at('start of the shop'),
          value: `${startCpu.toFixed(1)} s of CPU`,
          note: `${(shop.startedInMs / 1000).toFixed(1)} s by the clock`,
        },
        ...(await measureShop(shop, at)),
      ];
    } finally {
      await shop.stop();
    }
  });
}

async function measureShop(shop: RunningShop, at: (what: string) => string): Promise<Finding[]> {
  const { url } = shop;
  const home = await timed(url);
  const { leaves, page, products } = await findAddresses(url);
  const largest = [...leaves].sort((one, other) => other.count - one.count).slice(0, 30);
  const category = await timed(url + page('products-slug', { slug: largest[0]?.slug ?? '' }));
  const names = (await Promise.all(largest.map(({ slug }) => products(slug)))).flatMap(({ results }) =>
    results.map(({ name }) => name),
  );
  const typed = wordsOf(names).slice(0, words);
  return [
    { what: at('first home page'), value: `${home.toFixed(0)} ms` },
    { what: at('first page of the largest category'), value: `${category.toFixed(0)} ms` },
    ...(await searchFindings(shop, typed, at)),
    { what: at('memory after all that'), value: `${(await shop.memoryMb()).toFixed(0)} MB` },
  ];
}

/** How long searches take, by the clock and of the processor. */
export async function searchFindings(
  shop: RunningShop,
  typed: readonly string[],
  at: (what: string) => string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, terms] of [
    ['search while typing, over HTTP', prefixesOf(typed)],
    ['search with a typo, over HTTP', typosOf(typed)],
  ] as const) {
    const before = await shop.cpuSeconds();
    const { searches, p50Ms, p99Ms, worst } = await measureTyping(shop.url, terms);
    const cpu = (1000 * ((await shop.cpuSeconds()) - before)) / searches;
    findings.push({
      what: at(name),
      value: `${cpu.toFixed(2)} ms of CPU`,
      note: `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms by the clock, ${searches} searches, slowest "${worst}"`,
    });
  }
  return findings;
}

/** Different words of names, those that many names have first. */
function wordsOf(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of names.flatMap((name) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

async function timed(address: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address);
  await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return performance.now() - begun;
}
