import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngine } from '../engine/engine.ts';
import { suites } from './heldOutWords.ts';
import { itemVariants } from './itemVariants.ts';
import { judgeItems, shareOf, type WordVerdict } from './judgeItems.ts';
import { catalogueOfItems, type Poverty, type RawItem, readItems } from './readItems.ts';

const usage = `npm run relevance -- --items <file.tsv> [--suite <name>] [--only <beginning of a run's title>] [--all | --brief]

Judges the search on a retailer's own items: everyday words, and mistyped ones, whose first three products have to be
right. The file has the columns category, name, quantity, unit, cents, weighed and organic, separated by tabs.
Halves of the items, items without categories or with guessed brands, and names as others write them are judged besides.
Suites: everyday, held out (both by default), unseen. --all shows every word, --brief none.`;

/** The same half each time, whatever the order of the file. */
function isInFirstHalf({ name, category }: RawItem): boolean {
  let hash = 7;
  for (const letter of category + name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return ((hash ^ (hash >>> 13)) & 1) === 0;
}

type SuiteName = keyof typeof suites;
type Renaming = (item: RawItem) => RawItem;

async function judged(run: Run, chosen: readonly SuiteName[]): Promise<ReadonlyMap<SuiteName, readonly WordVerdict[]>> {
  const { items, poverty, renaming } = run;
  const engine = createEngine();
  await engine.changed(catalogueOfItems(renaming ? items.map(renaming) : items, poverty));
  return new Map(chosen.map((name) => [name, judgeItems(engine, items, suites[name])]));
}

interface Run {
  readonly title: string;
  readonly items: readonly RawItem[];
  readonly poverty: Poverty;
  readonly renaming?: Renaming;
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
  options: {
    items: { type: 'string' },
    all: { type: 'boolean' },
    only: { type: 'string' },
    suite: { type: 'string', multiple: true },
    brief: { type: 'boolean' },
  },
});
const file = values.items ?? process.env.RELEVANCE_ITEMS;
const isSuite = (name: string): name is SuiteName => name in suites;
const chosen = (values.suite ?? ['everyday', 'held out']).filter(isSuite);
if (file === undefined || chosen.length === 0) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const items = readItems(readFileSync(file, 'utf8'));
  const runs: readonly Run[] = [
    { title: 'all items', items, poverty: {} },
    { title: 'first half', items: items.filter(isInFirstHalf), poverty: {} },
    { title: 'second half', items: items.filter((item) => !isInFirstHalf(item)), poverty: {} },
    { title: 'all, without categories', items, poverty: { categories: true } },
    { title: 'all, first word taken for the brand', items, poverty: { brands: 'guessed' } },
    {
      title: 'all, first word taken for the brand, without categories',
      items,
      poverty: { brands: 'guessed', categories: true },
    },
    { title: 'all, first word is brand and in the name', items, poverty: { brands: 'both' } },
    ...Object.entries(itemVariants).map(([title, renaming]) => ({
      title: `all, names ${title}`,
      items,
      poverty: {},
      renaming,
    })),
  ];
  for (const run of runs) {
    if (values.only !== undefined && !run.title.startsWith(values.only)) continue;
    for (const [name, verdicts] of await judged(run, chosen)) {
      report(`${run.title} (${name})`, verdicts);
      if (values.brief) continue;
      for (const verdict of verdicts) if (values.all || !verdict.passed) show(verdict);
    }
  }
}
