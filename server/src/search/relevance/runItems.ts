import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngine } from '../engine/engine.ts';
import { judgeItems, shareOf, type WordVerdict } from './judgeItems.ts';
import { catalogueOfItems, type Poverty, type RawItem, readItems } from './readItems.ts';

const usage = `npm run relevance -- --items <file.tsv> [--all]

Judges the search on a retailer's own items: everyday words, and mistyped ones, whose first three products have to be
right. The file has the columns category, name, quantity, unit, cents, weighed and organic, separated by tabs.
Halves of the items, and items without categories or with guessed brands, are judged besides. --all shows every word.`;

/** The same half each time, whatever the order of the file. */
function isInFirstHalf({ name, category }: RawItem): boolean {
  let hash = 7;
  for (const letter of category + name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return ((hash ^ (hash >>> 13)) & 1) === 0;
}

async function judged(items: readonly RawItem[], poverty: Poverty): Promise<readonly WordVerdict[]> {
  const engine = createEngine();
  await engine.changed(catalogueOfItems(items, poverty));
  return judgeItems(engine, items);
}

function report(title: string, verdicts: readonly WordVerdict[]): void {
  const share = (kind: WordVerdict['kind']) => {
    const some = verdicts.filter((one) => one.kind === kind);
    return `${kind} ${(100 * shareOf(some)).toFixed(1)} % of ${some.length}`;
  };
  process.stdout.write(`${title}: ${share('word')}, ${share('misspelt')}\n`);
}

function show({ term, passed, right, first }: WordVerdict): void {
  process.stdout.write(`${passed ? ' ' : '✗'} ${term} (${right} right)\n`);
  for (const one of first) process.stdout.write(`    ${one.right ? '+' : '-'} ${one.name}  [${one.category}]\n`);
}

const { values } = parseArgs({
  options: { items: { type: 'string' }, all: { type: 'boolean' }, only: { type: 'string' } },
});
const file = values.items ?? process.env.RELEVANCE_ITEMS;
if (file === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const items = readItems(readFileSync(file, 'utf8'));
  const first = items.filter(isInFirstHalf);
  const second = items.filter((item) => !isInFirstHalf(item));
  const runs: readonly (readonly [string, readonly RawItem[], Poverty])[] = [
    ['all items', items, {}],
    ['first half', first, {}],
    ['second half', second, {}],
    ['all, without categories', items, { categories: true }],
    ['all, first word taken for the brand', items, { brands: 'guessed' }],
    ['all, first word taken for the brand, without categories', items, { brands: 'guessed', categories: true }],
    ['all, first word is brand and in the name', items, { brands: 'both' }],
  ];
  for (const [title, some, poverty] of runs) {
    if (values.only !== undefined && !title.startsWith(values.only)) continue;
    const verdicts = await judged(some, poverty);
    report(title, verdicts);
    for (const verdict of verdicts) if (values.all || !verdict.passed) show(verdict);
  }
}
