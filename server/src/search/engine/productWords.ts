import type { StoredProduct } from '../../catalogue/catalogue.ts';
import { cost, costsOf } from './costs.ts';
import { piecesOf } from './intents.ts';
import { labelWords } from './labelWords.ts';
import { stopWords, turningWords } from './smallWords.ts';
import { type Language, stem } from './stem.ts';
import { type Token, tokensOf } from './tokens.ts';
import { addText, lower, type Placed, type WeightedWords, type Wording } from './weightedWords.ts';

export interface ProductWording extends Wording {
  /** Stems of words that names write small: `rot`, `gemahlen`. They are never what a thing is. */
  readonly qualities: ReadonlySet<string>;
}

/** The words of what a product belongs to: its brand and its categories. */
export interface Belonging {
  readonly brand: WeightedWords;
  readonly categories: WeightedWords;
}

/** The words a product is found by. */
export function productWords(product: StoredProduct, around: Belonging, wording: ProductWording): WeightedWords {
  const words: WeightedWords = new Map();
  addText(words, placedName(product.name, wording), wording);
  for (const text of product.find) addText(words, placed(text, 0), wording);
  for (const { text, number } of tokensOf(product.pack)) {
    lower(words, text, cost.pack);
    if (number !== undefined) lower(words, number, cost.pack);
  }
  for (const label of product.labels)
    for (const { text, cost } of labelTokens.get(label) ?? []) lower(words, text, cost);
  for (const [word, at] of around.brand) lower(words, word, at);
  for (const [word, at] of around.categories) lower(words, word, at);
  return words;
}

export function brandWords(name: string): WeightedWords {
  return new Map(tokensOf(name).map(({ text }) => [text, cost.brand]));
}

/** The words of a category and of those above it, whose names come leaf first. */
export function categoryWords(names: readonly string[], wording: Wording): WeightedWords {
  const words: WeightedWords = new Map();
  for (const [level, name] of names.entries()) {
    const several = piecesOf(name).length > 1 ? cost.severalThings : 0;
    addText(words, placed(name, cost.category + several + (level > 0 ? cost.furtherUp : 0)), wording);
  }
  return words;
}

/** Whether two products are found by the same words. */
export function readsAlike(a: StoredProduct, b: StoredProduct): boolean {
  return (
    a.name === b.name &&
    a.brand === b.brand &&
    a.category === b.category &&
    a.pack === b.pack &&
    a.labels.join() === b.labels.join() &&
    a.find.join('\n') === b.find.join('\n')
  );
}

/** Stems of the words that a name writes small, although it writes nouns large. */
export function qualitiesOf(name: string, language: Language): readonly string[] {
  if (language !== 'de') return [];
  return (name.match(/(?<![\p{L}-])\p{Ll}{3,}/gu) ?? []).flatMap((word) =>
    tokensOf(word).map(({ text }) => stem(text, language)),
  );
}

function placed(text: string, at: number): readonly Placed[] {
  return tokensOf(text).flatMap((token) => placedToken(token, at));
}

/** In German a name begins with what it is, in English it ends with it; both tell the rest after a comma or `mit`. */
function placedName(name: string, { language, qualities }: ProductWording): readonly Placed[] {
  const tokens = tokensOf(name);
  const comma = tokensOf(name.split(/,(?!\d)/)[0] ?? name).length;
  const turn = tokens.findIndex((token, index) => index > 0 && turningWords.has(token.text));
  const end = Math.min(comma, turn < 0 ? tokens.length : turn);
  const isQuality = ({ text }: Token) => organic.has(text) || qualities.has(stem(text, language));
  const nouns = tokens.slice(0, end).filter((token) => token.kind === 'word' && !isQuality(token));
  const thing = language === 'de' ? (nouns[0] ?? tokens[0]) : (nouns.at(-1) ?? tokens[end - 1]);
  const { beside, quality } = costsOf[language];
  return tokens.flatMap((token, index) => {
    const near = token === thing ? 0 : isQuality(token) ? quality : beside;
    return placedToken(token, index >= end ? cost.tail : near);
  });
}

function placedToken({ text, number }: Token, at: number): readonly Placed[] {
  if (stopWords.has(text)) return [];
  const word = { text, cost: at };
  return number === undefined ? [word] : [word, { text: number, cost: at }];
}

/** Stands before the name of everything that is. */
const organic: ReadonlySet<string> = new Set(['bio', 'organic']);

const labelTokens: ReadonlyMap<string, readonly Placed[]> = new Map(
  Object.entries(labelWords).map(([label, texts]) => [
    label,
    texts.flatMap((text) => {
      const tokens = tokensOf(text);
      return placed(text, tokens.length > 1 ? cost.labelPart : cost.label);
    }),
  ]),
);
