import type { Difference, Differences } from '../storage/differences.ts';
import { factorOf, jumpFactor } from '../storage/priceJumps.ts';
import type { PriceChange, PriceJumps } from '../storage/rows.ts';
import { definitionOf, importKinds } from './kinds/kinds.ts';
import { shownValue } from './problem.ts';
import type { Preview } from './writeStaged.ts';

const number = new Intl.NumberFormat('en');

/** What an import would change, for the person who tries it. */
export function describePreview(preview: Preview): readonly string[] {
  const { counts, differences, retired, retiredExamples, jumps } = preview;
  const lines = importKinds.flatMap((kind) => {
    const { inserted, changed, unchanged, removed = 0 } = counts[kind];
    if (inserted + changed + unchanged + removed === 0) return [];
    const gone = removed > 0 ? `, ${number.format(removed)} would be removed` : '';
    return [
      `  ${definitionOf(kind).plural.padEnd(12)} ${number.format(inserted)} new, ${number.format(changed)} would change, ${number.format(unchanged)} are so already${gone}`,
      ...describeDifferences(differences[kind]),
      ...(kind === 'price' ? describeMoves(jumps) : []),
    ];
  });
  if (retired > 0) {
    const some = retiredExamples.map(({ sku, name }) => `${sku} (${name})`).join(', ');
    lines.push(`  ${number.format(retired)} products would no longer be sold, e.g. ${some}`);
  }
  return [...lines, ...describeJumps(jumps)];
}

/** Prices that look like a mistake; empty where none does. */
export function describeJumps({ jumps, largest }: PriceJumps): readonly string[] {
  if (jumps === 0) return [];
  const shown = largest
    .filter((change) => factorOf(change) > jumpFactor)
    .map((change) => `  ${describeChange(change)}`);
  const which = jumps === 1 ? '1 price changes' : `${number.format(jumps)} prices change`;
  return [`Look again: ${which} by more than ${jumpFactor} times. The largest:`, ...shown];
}

function describeDifferences(differences: Differences): readonly string[] {
  return [...differences]
    .sort(([, one], [, other]) => other.count - one.count)
    .map(([field, { count, examples }]) => {
      const shown = examples.map(({ key, before, after }) => `${key} ${valueIn(before)} → ${valueIn(after)}`);
      return `    ${field}: ${number.format(count)}, e.g. ${shown.join('; ')}`;
    });
}

function describeMoves({ up, down, ended, largest }: PriceJumps): readonly string[] {
  if (up + down + ended === 0) return [];
  const counts = `${number.format(up)} up, ${number.format(down)} down, ${number.format(ended)} would end`;
  const some = largest.slice(0, 3).map(describeChange);
  return [`    ${counts}${some.length > 0 ? `; the largest: ${some.join('; ')}` : ''}`];
}

function describeChange(change: PriceChange): string {
  const { sku, zone, kind, before, after } = change;
  const what = [sku, ...(kind === 'regular' ? [] : [kind]), ...(zone === '' ? [] : [`in ${zone}`])].join(' ');
  const factor = factorOf(change);
  const times = `${after > before ? '×' : '÷'} ${factor < 10 ? factor.toFixed(1) : Math.round(factor)}`;
  return `${what} ${money(before)} → ${money(after)} (${times})`;
}

function money(cents: number): string {
  return (cents / 100).toFixed(2);
}

function valueIn(value: Difference['before']): string {
  const shown = shownValue(value);
  return shown === undefined ? '(nothing)' : typeof value === 'string' ? `"${shown}"` : shown;
}
