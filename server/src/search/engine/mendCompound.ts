import type { Compounds } from './compounds.ts';
import { editDistance } from './editDistance.ts';
import type { Kinds } from './kinds.ts';

/** A part so short is too often another word. */
const shortestMended = 4;

/**
 * The compound that is meant where one of its parts is mistyped, although nothing is called so as a whole: `kirschaft`.
 * One part is a known word, the other nearly a thing that everybody knows.
 */
export function mendCompound(typed: string, compounds: Compounds, kinds: Kinds): string | undefined {
  for (let at = shortestMended; at <= typed.length - shortestMended + 1; at++) {
    const [before, head] = [typed.slice(0, at), typed.slice(at)];
    if (kinds.listed(head) && kinds.words.has(head)) {
      for (const link of ['', 's', 'n', 'en']) {
        const part = before.endsWith(link) ? before.slice(0, before.length - link.length) : '';
        const mended = part.length >= shortestMended ? nearWord(part, kinds) : undefined;
        if (mended !== undefined && compounds.split(mended + link + head).length > 1) return mended + link + head;
      }
    }
    if (kinds.listed(before)) {
      const mended = nearWord(head, kinds);
      if (mended !== undefined) return before + mended;
    }
  }
  return undefined;
}

/** Listed words by their length, made once for a language. */
const byLength = new WeakMap<Kinds, readonly (readonly string[])[]>();

function wordsByLength(kinds: Kinds): readonly (readonly string[])[] {
  const known = byLength.get(kinds);
  if (known) return known;
  const made: string[][] = [];
  for (const word of kinds.words) if (word.length >= shortestMended) (made[word.length] ??= []).push(word);
  byLength.set(kinds, made);
  return made;
}

/** The listed word that is one edit away; one that begins alike before any other. */
function nearWord(typed: string, kinds: Kinds): string | undefined {
  const words = wordsByLength(kinds);
  let found: string | undefined;
  for (let length = typed.length - 1; length <= typed.length + 1; length++)
    for (const word of words[length] ?? []) {
      const beginsAlike = word[0] === typed[0];
      if ((!beginsAlike && found !== undefined) || editDistance(typed, word, 1) !== 1) continue;
      if (beginsAlike) return word;
      found = word;
    }
  return found;
}
