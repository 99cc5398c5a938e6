import type { IconShape } from '@trolley/ui/Icon.tsx';

/** A line of the palette: it leads somewhere or does something. */
export interface Entry {
  readonly id: string;
  readonly group: string;
  readonly icon: IconShape;
  readonly title: string;
  readonly hint?: string;
  /** An address, which a new tab can open as well. */
  readonly href?: string;
  run(): void;
}

/** Entries whose words all stand in title or hint; everything for nothing. */
export function matching(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title, hint = '' }) => {
    const text = `${title} ${hint}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/**
 * The studio's own before what the shop was asked for: who types "staff" and presses Enter means the room, not a
 * stuffing, and what comes from the shop a moment later must not slip under the finger.
 */
export function ordered(own: readonly Entry[], found: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = ({ title }: Entry) =>
    words.every((word) =>
      title
        .toLowerCase()
        .split(/\s+/)
        .some((one) => one.startsWith(word)),
    );
  const fitting = matching(own, query);
  return [...fitting.filter(begins), ...found, ...fitting.filter((one) => !begins(one))];
}

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A title cut where the query stands in it, to underline the letters that matched. */
export function pieces(title: string, query: string): readonly Piece[] {
  const sought = query.trim().toLowerCase();
  const at = sought === '' ? -1 : title.toLowerCase().indexOf(sought);
  // Letters may change their number in lower case; then nothing is underlined rather than the wrong part.
  if (at < 0 || title.toLowerCase().length !== title.length) return [{ text: title, isMatch: false }];
  const end = at + sought.length;
  return [
    { text: title.slice(0, at), isMatch: false },
    { text: title.slice(at, end), isMatch: true },
    { text: title.slice(end), isMatch: false },
  ].filter(({ text }) => text !== '');
}

/** Up and down go round; Home and End are of the text that is typed. */
export function nextEntry(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  return undefined;
}
