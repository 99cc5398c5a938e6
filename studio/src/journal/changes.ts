import type { JournalEntry } from '@trolley/contract';

export interface Change {
  readonly name: string;
  /** Missing: it was not there. */
  readonly before?: string;
  readonly after?: string;
}

/** What an entry says of before and after, value by value; what is the same on both sides comes last. */
export function changesOf({ before = {}, after = {} }: Pick<JournalEntry, 'before' | 'after'>): readonly Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = names.map((name) => ({
    name,
    ...(name in before && { before: wordsOf(before[name]) }),
    ...(name in after && { after: wordsOf(after[name]) }),
  }));
  return [...changes.filter(isChanged), ...changes.filter((one) => !isChanged(one))];
}

export const isChanged = ({ before, after }: Change) => before !== after;

/** One line each for the table: what was, and what is. */
export function changeLines(entry: Pick<JournalEntry, 'before' | 'after'>): {
  readonly before: string;
  readonly after: string;
} {
  const changed = changesOf(entry).filter(isChanged);
  const line = (side: 'before' | 'after') =>
    changed
      .filter((one) => one[side] !== undefined && one[side] !== '')
      .map((one) => (changed.length === 1 ? one[side] : `${one.name}: ${one[side]}`))
      .join(' · ');
  return { before: line('before'), after: line('after') };
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
