import type { Entry } from './entries.ts';
import type { TypedAddress } from './readAddress.ts';

interface Asked {
  readonly most: number;
  /** No mere postal codes. */
  readonly addressOnly: boolean;
}

/** Those that are no beginnings of what they stand for. */
const shortForms: Readonly<Record<string, string>> = { rd: 'road', ln: 'lane', tce: 'terrace', gdns: 'gardens' };

/**
 * What a typed address may mean, best first: each word has to begin some word of it. Of what fits equally well, the
 * places the shop delivers to come first.
 */
export function findEntries(entries: readonly Entry[], typed: TypedAddress, { most, addressOnly }: Asked): Entry[] {
  if (typed.words.length === 0 && !typed.postalCode) return [];
  const found: { readonly entry: Entry; readonly rank: number }[] = [];
  for (const entry of entries) {
    if (addressOnly && entry.street === undefined) continue;
    const rank = rankOf(entry, typed);
    if (rank !== undefined) found.push({ entry, rank });
  }
  return found
    .sort(
      (one, other) =>
        other.rank - one.rank ||
        Number(other.entry.served) - Number(one.entry.served) ||
        byName(one.entry, other.entry),
    )
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Undefined where something that was typed does not fit. */
function rankOf(entry: Entry, { words, streetNumber, postalCode }: TypedAddress): number | undefined {
  if (postalCode && !entry.code.startsWith(postalCode)) return undefined;
  let rank = postalCode === entry.code ? 4 : 0;
  // A house number without a street is no place.
  if (streetNumber && entry.street === undefined) return undefined;
  let named = false;
  for (const [at, word] of words.entries()) {
    const fit = fitOf(entry, shortForms[word] ?? word, words.slice(at).join(''));
    if (fit === undefined) return undefined;
    rank += fit.points;
    named ||= fit.ofStreet;
  }
  // Only a place was typed: the place itself is meant.
  if (!named) return entry.street === undefined ? rank + 8 : rank - 8;
  return rank;
}

function fitOf(entry: Entry, word: string, rest: string): { points: number; ofStreet: boolean } | undefined {
  const { streetWords, streetJoined, cityWords } = entry;
  if (streetWords.includes(word)) return { points: 5, ofStreet: true };
  if (streetWords[0]?.startsWith(word) || (streetJoined.startsWith(word) && word !== ''))
    return { points: 4, ofStreet: true };
  if (streetWords.some((known) => known.startsWith(word))) return { points: 3, ofStreet: true };
  if (cityWords.includes(word)) return { points: 2, ofStreet: false };
  if (cityWords.some((known) => known.startsWith(word))) return { points: 1, ofStreet: false };
  // `Neubau gasse`: two words of what is one.
  return streetJoined.startsWith(rest) || streetJoined.endsWith(word) ? { points: 2, ofStreet: true } : undefined;
}

function byName(one: Entry, other: Entry): number {
  const [a, b] = [one.street ?? '', other.street ?? ''];
  if (a.length !== b.length) return a.length - b.length;
  if (a !== b) return a < b ? -1 : 1;
  return one.code < other.code ? -1 : 1;
}
