import { type Aisle, aisles, type KindWords, strengths } from './aisles.ts';
import { englishForms, englishKinds } from './englishKinds.ts';
import { germanForms, germanKinds } from './germanKinds.ts';
import { soundOf } from './soundOf.ts';
import { type Language, stem } from './stem.ts';
import { tokensOf } from './tokens.ts';

export interface Kind {
  /** Its place in `aisles`; undefined for a form that lies on many shelves. */
  readonly aisle: number | undefined;
  readonly strength: number;
}

/** A listed word by its sound, umlauts kept apart. */
export interface Sounding {
  readonly word: string;
  readonly sound: string;
}

export interface Kinds {
  /** What a folded word is: as it is, in another form, or by what it ends with. */
  of(word: string): Kind | undefined;
  /** The same only where the word itself is listed, in any form. */
  listed(word: string): Kind | undefined;
  /** Whether a listed word begins so: only then can it be one with the next. */
  begins(word: string): boolean;
  /** Every listed word. */
  readonly words: ReadonlySet<string>;
  readonly sounds: readonly Sounding[];
}

const mostCached = 150_000;
const longestEnd = 18;
const shortestEnd = 4;
const shortestStart = 3;
/** Also the end of words that mean something else: `Momente`, `Weinbrand`. */
const noEnds: ReadonlySet<string> = new Set(
  'ente ent gans wild brand lager most sturm bock dill anis deck decke schal kohl kohle rind rinde latte fix bowl reh slip heft shot monat kugel menu drops set pops bad stift figur brust schulter rose rosen dose tasche figuren ball block zunge niere matte bezug kette marker asti cava strauss blume blumen nelke zink watte ramen taco algen mixer roman regal eisen block uhr weizen kissen stout hecht aal taco salz wecken matte zubehor'.split(
    ' ',
  ),
);

const petFood: Kind = { aisle: aisles.indexOf('pet'), strength: strengths.form };
const dish: Kind = { aisle: aisles.indexOf('dish'), strength: strengths.made };

const made = new Map<Language, Kinds>();

/** The words of a language; the same object each time. */
export function kindsOf(language: Language): Kinds {
  const known = made.get(language);
  if (known) return known;
  const kinds =
    language === 'de' ? createKinds(germanKinds, germanForms, 'de') : createKinds(englishKinds, englishForms, 'en');
  made.set(language, kinds);
  return kinds;
}

export function createKinds(lists: KindWords, forms: string, language: Language): Kinds {
  const byWord = new Map<string, Kind>();
  const byStem = new Map<string, Kind>();
  const cache = new Map<string, Kind | null>();
  const sounds: Sounding[] = [];
  const beginnings = new Set<string>();
  const learn = (text: string, kind: Kind) => {
    for (const entry of text.split(/\s+/)) {
      // `Nuss-Nougat-Creme` is written in one or in several words.
      const word = tokensOf(entry)
        .map((token) => token.text)
        .join('');
      if (word === '') continue;
      if (!byWord.has(word)) {
        byWord.set(word, kind);
        for (let end = 1; end <= word.length; end++) beginnings.add(word.slice(0, end));
        sounds.push({ word, sound: soundOf(entry.toLowerCase().replace(/ä/g, 'e').replace(/-/g, '')) });
      }
      const root = stem(word, language);
      if (!byStem.has(root)) byStem.set(root, kind);
    }
  };
  for (const [place, aisle] of aisles.entries())
    for (const [sort, strength] of Object.entries(strengths))
      learn(lists[aisle]?.[sort as keyof typeof strengths] ?? '', { aisle: place, strength });
  learn(forms, { aisle: undefined, strength: 4 });

  const listed = (word: string) => byWord.get(word) ?? byStem.get(stem(word, language));

  function byEnd(word: string): Kind | undefined {
    if (language !== 'de') return undefined;
    // Whom it is for decides, whatever it ends with: `Hundekekse`.
    if (/^(?:hunde|katzen|vogel|nager|welpen)(?=.{4})/.test(word)) return petFood;
    for (let at = Math.max(2, word.length - longestEnd); at <= word.length - 2; at++) {
      const end = word.slice(at);
      if (noEnds.has(end)) continue;
      // `zuckerfreier` has no eggs.
      if (end === 'eier' && word.endsWith('freier')) continue;
      // A salad of leaves is listed; any other is a dish.
      if (end === 'salat' || end === 'salate') return dish;
      const kind = byWord.get(end) ?? (end.length > shortestEnd ? byStem.get(stem(end, language)) : undefined);
      if (!kind) continue;
      const start = word.slice(0, at);
      // `Vanilleeis` is ice, `Preis` is not, nor is `Arbeit` an egg.
      const isClear =
        end.length >= shortestEnd
          ? at >= shortestStart && /[aeiouy]/.test(start)
          : listed(start) !== undefined || (at >= 4 && listed(start.replace(/(?:en|n|s)$/, '')) !== undefined);
      if (isClear) return kind;
    }
    return undefined;
  }

  return {
    words: new Set(byWord.keys()),
    sounds,
    listed,
    begins: (word) => beginnings.has(word),
    of(word) {
      const known = cache.get(word);
      if (known !== undefined) return known ?? undefined;
      const kind = listed(word) ?? byEnd(word);
      if (cache.size > mostCached) cache.clear();
      cache.set(word, kind ?? null);
      return kind;
    },
  };
}

const far = 14;
const other = 6;
const near = 3;
const kept = 2.4;
const beside = 0.8;
const nearby: readonly (readonly Aisle[])[] = [
  ['produce', 'nuts'],
  ['produce', 'pantry'],
  ['nuts', 'pantry'],
  ['nuts', 'cereal'],
  ['dairy', 'dessert'],
  ['meat', 'dish'],
  ['fish', 'dish'],
  ['meat', 'tin'],
  ['bread', 'cake'],
  ['cake', 'sweets'],
  ['pantry', 'sauce'],
  ['produce', 'dish'],
  ['pantry', 'dish'],
  ['pantry', 'cereal'],
  ['sauce', 'tin'],
  ['sauce', 'spread'],
  ['sauce', 'dish'],
  ['tin', 'dish'],
  ['sweets', 'snack'],
  ['snack', 'nuts'],
  ['drink', 'hotdrink'],
  ['drink', 'alcohol'],
  ['ice', 'dessert'],
  ['dairy', 'hotdrink'],
  ['care', 'babycare'],
  ['care', 'home'],
  ['home', 'stuff'],
  ['home', 'babycare'],
];
/** What is sold in tins as a rule: beans, olives, tuna. */
const adjoining: readonly (readonly Aisle[])[] = [
  ['fish', 'tin'],
  ['pantry', 'tin'],
];
const firstNonFood = aisles.indexOf('baby');

/** Whether it is something to eat or drink; a form that lies on many shelves may be. */
export function isFood({ aisle }: Pick<Kind, 'aisle'>): boolean {
  return aisle === undefined || aisle < firstNonFood;
}

/** How far two shelves are from each other: what a product costs more that a word of another shelf finds. */
const distances: Float32Array = (() => {
  const table = new Float32Array(aisles.length ** 2);
  for (let a = 0; a < aisles.length; a++)
    for (let b = 0; b < aisles.length; b++)
      table[a * aisles.length + b] = a === b ? 0 : a >= firstNonFood !== b >= firstNonFood ? far : other;
  const bring = (pairs: readonly (readonly Aisle[])[], distance: number) => {
    for (const [one, two] of pairs) {
      const [a, b] = [aisles.indexOf(one as Aisle), aisles.indexOf(two as Aisle)];
      table[a * aisles.length + b] = distance;
      table[b * aisles.length + a] = distance;
    }
  };
  bring(nearby, near);
  bring(adjoining, beside);
  bring([['produce', 'tin']], kept);
  return table;
})();

/** What a word of one shelf costs more in a thing that lies there with these chances. */
export function strangeness(aisle: number, chances: Float32Array): number {
  let sum = 0;
  for (let b = 0; b < chances.length; b++) sum += (chances[b] ?? 0) * (distances[aisle * aisles.length + b] ?? 0);
  return sum;
}
