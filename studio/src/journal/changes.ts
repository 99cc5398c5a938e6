import type { JournalEntry } from '@trolley/contract';

export interface Change {
  /** The fact's name in the journal. */
  readonly key: string;
  /** In words. */
  readonly name: string;
  /** Missing: it was not there. */
  readonly before?: string;
  readonly after?: string;
}

/** How facts are said. */
export interface FactWords {
  /** Undefined: it says nothing to a person, as the id of a draft that is over. */
  name(key: string): string | undefined;
  value(key: string, value: unknown): string;
}

/** What an entry says of before and after, value by value; what is the same on both sides comes last. */
export function changesOf(
  { before = {}, after = {} }: Pick<JournalEntry, 'before' | 'after'>,
  words: FactWords,
): readonly Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changes = keys.flatMap((key): Change[] => {
    const name = words.name(key);
    if (name === undefined) return [];
    const was = key in before ? words.value(key, before[key]) : '';
    const is = key in after ? words.value(key, after[key]) : '';
    if (was === '' && is === '') return [];
    return [{ key, name, ...(was !== '' && { before: was }), ...(is !== '' && { after: is }) }];
  });
  return [...changes.filter(isChanged), ...changes.filter((one) => !isChanged(one))];
}

export const isChanged = ({ before, after }: Change) => before !== after;

/** One line each for the table: what was, and what is. */
export function changeLines(
  entry: Pick<JournalEntry, 'before' | 'after'>,
  words: FactWords,
): { readonly before: string; readonly after: string } {
  const changed = changesOf(entry, words).filter(isChanged);
  const line = (side: 'before' | 'after') =>
    changed
      .filter((one) => one[side] !== undefined)
      .map((one) => `${one.name}: ${one[side]}`)
      .join(' · ');
  return { before: line('before'), after: line('after') };
}
