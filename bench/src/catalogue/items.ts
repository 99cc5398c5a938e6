import { writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { findAddresses } from '../addresses.ts';
import type { Finding } from '../report.ts';
import { type RunningShop, withDataDir } from '../shop.ts';
import { importFindings } from './findings.ts';
import { importFiles, makeDatabase } from './importFile.ts';
import { firstSeen, startFindings } from './starts.ts';

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
export function measureItems(tenant: string, { file, map, vat }: Items, root?: string): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const place = { tenant, dataDir, root };
    await makeDatabase(place);
    const around = join(dataDir, 'vat.csv');
    await writeFile(around, `name,percent\n${vat.map((name) => `${name},10\n`).join('')}`);
    // npm runs scripts in the root; files are named from where the person is.
    const here = process.env.INIT_CWD ?? process.cwd();
    const files = [around, resolve(here, file)];
    const options = ['--skip-bad', ...(map === undefined ? [] : ['--map', resolve(here, map)])];
    const first = await importFiles(files, place, ...options);
    const again = await importFiles(files, place, ...options);
    const at = (what: string) => `${basename(file)}: ${what}`;
    const askedOf = async (shop: RunningShop) => ({ ...(await firstSeen(shop)), words: await wordsOf(shop) });
    const [rows = '', bad = '0'] = /^\S+ rows read.*?(?:, (\S+) bad)?\.$/m.exec(first.output) ?? [];
    return [
      { what: at('rows that cannot be used'), value: bad, note: rows },
      ...importFindings(at, first, again),
      ...(await startFindings(place, askedOf, at)),
    ];
  });
}

/** Different words of the names in the largest categories, those that many names have first. */
async function wordsOf({ url }: RunningShop): Promise<readonly string[]> {
  const { leaves, products } = await findAddresses(url);
  const largest = leaves.toSorted((one, other) => other.count - one.count).slice(0, 30);
  const listings = await Promise.all(largest.map(({ slug }) => products(slug)));
  const names = listings.flatMap(({ results }) => results.map(({ name }) => name));
  const counts = new Map<string, number>();
  for (const word of names.flatMap((name) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([word]) => word)
    .slice(0, words);
}
