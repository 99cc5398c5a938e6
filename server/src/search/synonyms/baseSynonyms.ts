import type { Synonym } from '../../catalogue/catalogue.ts';
import type { Language } from '../engine/stem.ts';
import { english } from './english.ts';
import { englishHousehold } from './englishHousehold.ts';
import { german } from './german.ts';
import { germanHousehold } from './germanHousehold.ts';
import { germanPantry } from './germanPantry.ts';
import { germanQualities } from './germanQualities.ts';
import { germanSorts } from './germanSorts.ts';

/** What every shop of a language knows without being told; a retailer's own are added to it. */
export const baseSynonyms: Readonly<Record<Language, readonly Synonym[]>> = {
  de: [german, germanPantry, germanHousehold, germanSorts, germanQualities].flatMap(readSynonyms),
  en: [english, englishHousehold].flatMap(readSynonyms),
};

/** A line each: `a, b` or, one way, `a, b > c, d`. */
export function readSynonyms(text: string): readonly Synonym[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [words = [], finds] = line.split('>').map((side) => side.split(',').map((word) => word.trim()));
    return finds ? { words, finds } : { words };
  });
}
