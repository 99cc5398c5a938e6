import { editDistance } from './engine/editDistance.ts';
import { foldText } from './foldText.ts';

interface ReadWord {
  readonly text: string;
  readonly reading: string;
  /** The catalogue's words that it stands for, the nearest first. */
  readonly as: readonly string[];
}

/**
 * The term with its misspelt words as the shop writes them, where what was found bears them: the engine knows words
 * only folded. Undefined where nothing was corrected.
 */
export function correctedTerm(term: string, words: readonly ReadWord[], found: readonly string[]): string | undefined {
  const misspelt = new Map<string, string>();
  for (const { text, reading, as } of words) {
    const written =
      reading === 'corrected' ? writtenForm(as, found) : reading === 'unknown' ? nearestWord(text, found) : undefined;
    if (written !== undefined) misspelt.set(text, written);
  }
  if (misspelt.size === 0) return undefined;
  const corrected = term.replace(/[\p{L}\p{N}]+/gu, (word) => misspelt.get(foldText(word)) ?? word);
  return corrected === term ? undefined : corrected;
}

/** The first of these words that a name has as a word of its own, or else as a part of one; in lower case, as one types. */
function writtenForm(words: readonly string[], names: readonly string[]): string | undefined {
  const written = names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  for (const word of words) {
    const whole = written.find((one) => foldText(one) === word);
    if (whole !== undefined) return whole;
  }
  for (const word of words)
    for (const one of written) {
      const part = partOf(one, word);
      if (part !== undefined) return part;
    }
  return undefined;
}

const fewestLetters = 4;

/** Words written by ear are found too: the word of the goods found that looks most like it, if any does. */
function nearestWord(text: string, names: readonly string[]): string | undefined {
  if (text.length < fewestLetters) return undefined;
  const most = text.length < 8 ? 2 : 3;
  const near = names
    .flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((written) => ({ written, distance: editDistance(text, foldText(written), most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.written;
}

/** The piece of a written word that is this folded one: folding may have made it shorter. */
function partOf(written: string, folded: string): string | undefined {
  if (!foldText(written).includes(folded)) return undefined;
  for (let from = 0; from + folded.length <= written.length; from++)
    for (let to = from + folded.length; to <= Math.min(written.length, from + 2 * folded.length); to++)
      if (foldText(written.slice(from, to)) === folded) return written.slice(from, to);
  return undefined;
}
