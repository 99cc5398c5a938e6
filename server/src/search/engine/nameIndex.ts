import { findWhole } from './findThings.ts';
import { piecesOf } from './intents.ts';
import { kindsOf } from './kinds.ts';
import { nameKey } from './nameKey.ts';
import { tokensOf } from './tokens.ts';
import { addText, type WeightedWords, type Wording } from './weightedWords.ts';
import { createWordIndex } from './wordIndex.ts';

export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** Slugs of what has such a name, best first; in the given order where they are equal. */
export interface NameIndex {
  find(term: string): readonly string[];
}

/** How much a name comes before others that the term is, whole or in one of its pieces. */
const wholeName = 4;
const wholePiece = 2;

/** Categories or brands, found by their names alone. */
export function createNameIndex(names: readonly Named[], wording: Wording): NameIndex {
  const { language, compounds } = wording;
  const sense = { compounds, kinds: kindsOf(language) };
  const index = createWordIndex(language);
  const keys = names.map(({ name }) => nameKey(name, language));
  const pieceKeys = names.map(({ name }) => piecesOf(name).map((piece) => nameKey(piece, language)));
  for (const { name } of names) {
    const words: WeightedWords = new Map();
    const pieces = piecesOf(name);
    for (const piece of pieces.length > 0 ? pieces : [name]) {
      const placed = tokensOf(piece).map(({ text }, place, { length }) => ({ text, cost: place < length - 1 ? 1 : 0 }));
      // A name of one thing means it more than a name of several.
      addText(
        words,
        placed.map(({ text, cost }) => ({ text, cost: cost + Math.min(pieces.length - 1, 2) })),
        wording,
      );
    }
    index.add(words);
  }
  return {
    find(term) {
      const { things, costs } = findWhole(index, sense, term);
      const key = nameKey(term, language);
      return things
        .map((thing, i) => {
          const isPiece = pieceKeys[thing]?.includes(key);
          return { thing, cost: (costs[i] ?? 0) - (keys[thing] === key ? wholeName : isPiece ? wholePiece : 0) };
        })
        .sort((a, b) => a.cost - b.cost || a.thing - b.thing)
        .flatMap(({ thing }) => names[thing]?.slug ?? []);
    },
  };
}
