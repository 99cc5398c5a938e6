import type { StoredProduct } from '../../catalogue/catalogue.ts';
import { foldText } from '../foldText.ts';
import type { AisleSense, Telling } from './aisleSense.ts';
import { aisles as aislesOf } from './aisles.ts';
import { cost, costsOf } from './costs.ts';
import { piecesOf } from './intents.ts';
import { isFood, type Kinds, strangeness } from './kinds.ts';
import { labelWords } from './labelWords.ts';
import type { NameRoles, NameSense } from './nameRoles.ts';
import { stopWords } from './smallWords.ts';
import { type Language, stem } from './stem.ts';
import { type Token, tokensOf } from './tokens.ts';
import {
  addText,
  lower,
  type Placed,
  pieces,
  type Strange,
  type WeightedWords,
  type Wording,
} from './weightedWords.ts';

export interface ProductWording extends Wording {
  readonly kinds: Kinds;
  readonly aisles: AisleSense;
  readonly sense: NameSense;
  tell(product: StoredProduct, path: readonly string[], brand: string): Telling;
}

/** The words of what a product belongs to: its brand and its categories. */
export interface Belonging {
  readonly brand: WeightedWords;
  readonly categories: WeightedWords;
  readonly brandName: string;
  /** Names of its category and those above it, leaf first. */
  readonly path: readonly string[];
}

/** What the words of a product were made from, for whoever wants to know why. */
export interface Noted {
  readonly telling: Telling;
  readonly chances: Float32Array;
}

/** The words a product is found by. */
export function productWords(
  product: StoredProduct,
  around: Belonging,
  wording: ProductWording,
  note?: (made: Noted) => void,
): WeightedWords {
  const words: WeightedWords = new Map();
  const telling = wording.tell(product, around.path, around.brandName);
  const chances = wording.aisles.chances(telling);
  note?.({ telling, chances });
  const strange = strangeIn(chances, wording);
  addText(words, placedName(telling.roles, wording, strange), wording, strange);
  for (const text of product.find) addText(words, placed(text, 0), wording, strange);
  for (const { text, number } of tokensOf(product.pack)) {
    lower(words, text, cost.pack);
    if (number !== undefined) lower(words, number, cost.pack);
  }
  for (const label of product.labels)
    for (const { text, cost } of labelTokens.get(label) ?? []) lower(words, text, cost);
  for (const [word, at] of around.brand) lower(words, word, at + strange(word));
  for (const [word, at] of around.categories) lower(words, word, at + Math.max(0, strange(word) - filedThere));
  addMilks(words, telling.roles, wording);
  return words;
}

/** Who filed a thing in a category knows a little better. */
const filedThere = 2;

/** A little doubt about where a thing lies costs nothing. */
const slack = 0.4;

/** A word costs more in a thing that lies far from where the word belongs: `Joghurt` in chocolate. */
export function strangeIn(chances: Float32Array, { kinds, aisles }: ProductWording): Strange {
  const known = new Int8Array(chances.length).fill(-1);
  return (word) => {
    const kind = kinds.of(word);
    const aisle = kind ? kind.aisle : aisles.aisleOf(word);
    if (aisle === undefined) return 0;
    let cost = known[aisle] ?? -1;
    if (cost < 0) {
      cost = Math.max(0, Math.round(strangeness(aisle, chances) - slack));
      known[aisle] = cost;
    }
    return cost;
  };
}

/** By law a drink of oats is called no milk; everybody calls it so: `Haferdrink` is found as `Hafermilch`. */
function addMilks(words: WeightedWords, { tokens }: NameRoles, { language, kinds }: ProductWording): void {
  const milk = language === 'de' ? 'milch' : 'milk';
  const isPlant = (word: string) => plantAisles.has(kinds.listed(word)?.aisle ?? -1);
  const joined = language === 'de' ? '' : ' ';
  for (const [place, { text }] of tokens.entries()) {
    const plant = text.endsWith('drink') && text !== 'drink' ? text.slice(0, -5).replace(/(?<=..)n$/, '') : undefined;
    const isDrink = text === 'drink' || text === 'barista';
    const beside = isDrink
      ? [tokens[place - 1], tokens[place + 1]].find((token) => token && isPlant(token.text))?.text
      : undefined;
    const name = plant !== undefined && isPlant(plant) ? plant : beside;
    // Coconut milk is a thing of its own.
    if (name === undefined || kinds.listed(name + milk) !== undefined) continue;
    for (const word of `${name}${joined}${milk}`.split(' ')) lower(words, word, cost.synonym);
  }
}

const produce = aislesOf.indexOf('produce');
/** What becomes of fresh things that are to last. */
const keptWords: ReadonlySet<string> = new Set(
  `getrocknet getrocknete tiefgefroren tiefgekuhlt tk gefroren gebacken gebackene paniert panierte glas dose eingelegt mariniert geschalt kandiert
  gefriergetrocknet granulat gemahlen gerebelt pulver scheiben stucke stuckchen halften ringe dried frozen tinned ground`.split(
    /\s+/,
  ),
);
/** What plants are made to be like, and the words that say so. */
const replaced: ReadonlySet<number> = new Set(
  (['meat', 'fish', 'dairy'] as const).map((aisle) => aislesOf.indexOf(aisle)),
);
const meatless = /^(?:vegan|vegetari|veggie|pflanzlich|plant)/;
/** Moist paper is no paper. */
const wetWords: ReadonlySet<string> = new Set(['feucht', 'feuchte', 'feuchtes', 'moist']);
const plantAisles: ReadonlySet<number> = new Set((['pantry', 'nuts'] as const).map((aisle) => aislesOf.indexOf(aisle)));

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
  return (name.match(/(?<![\p{L}-])\p{Ll}{3,}/gu) ?? []).map((word) => stem(foldText(word), language));
}

function placed(text: string, at: number): readonly Placed[] {
  const made: Placed[] = [];
  for (const token of tokensOf(text)) put(made, token, at);
  return made;
}

/** What bread and noodles are made of is no flavour of theirs. */
const grains: ReadonlySet<string> = new Set(['hafer', 'dinkel', 'roggen', 'weizen']);

/** The thing itself first, then what stands beside it, then what follows a comma or `mit`. */
function placedName(
  { tokens, end, head, headKind, brandWords }: NameRoles,
  { language, kinds, sense }: ProductWording,
  strange: Strange,
): readonly Placed[] {
  const { beside, quality } = costsOf[language];
  const plain = headKind?.strength ?? 0;
  const isFlavour = ({ text, kind }: Token) =>
    kind === 'word' && kinds.of(text)?.strength === 1 && !(plain > 2 && grains.has(text));
  /** A food of another shelf before a plain one gives it its taste: `Kakao Milch`. */
  const isTaste = ({ text, kind }: Token) => {
    const other = kind === 'word' && plain === 2 ? kinds.listed(text) : undefined;
    return other !== undefined && other.aisle !== undefined && other.aisle !== headKind?.aisle && isFood(other);
  };
  // Plain things first: `Joghurt` before `Joghurt Erdbeere`. Of several flavours none is the thing.
  const isFlavoured =
    plain > 0 &&
    tokens.some(
      (token, place) => place !== head && place >= brandWords && (isFlavour(token) || (place < end && isTaste(token))),
    );
  // With something in it or around it: `Lachs in Senfsauce`.
  const isPrepared = plain <= 2 && tokens.some(({ text }, place) => place > end && kinds.of(text)?.strength === 3);
  // Fresh before dried, frozen or tinned; paper before moist paper.
  const isKept = tokens.some(({ text }) => (headKind?.aisle === produce ? keptWords : wetWords).has(text));
  // `Bratwurst` before `vegane Bratwurst`: who wants the other one says so.
  const isOther = plain > 0 && replaced.has(headKind?.aisle ?? -1) && tokens.some(({ text }) => meatless.test(text));
  // `Apfel-Kokos-Ananas` is none of them.
  const flavours = tokens.filter((token, place) => place >= brandWords && isFlavour(token)).length;
  const mixed = language === 'de' && plain === 1 && flavours >= manyFlavours ? cost.mixed : 0;
  const isPiece = pieces.has(tokens[head]?.text ?? '');
  // `Chia Samen` is one word with a gap.
  const before = head > brandWords ? tokens[head - 1] : undefined;
  const thing = tokens[head];
  const made: Placed[] = [];
  if (language === 'de' && before?.kind === 'word' && thing?.kind === 'word' && kinds.begins(before.text)) {
    const joined = before.text + thing.text;
    if (kinds.listed(joined)) made.push({ text: joined, cost: 0 });
  }
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place];
    if (!token) continue;
    if (place === head) {
      const flavoured = isFlavoured ? (plain === 1 ? cost.flavoured + 1 : cost.flavoured) : 0;
      // Where it lies may have said most of it already.
      const kept = isKept ? Math.max(1, cost.kept - strange(token.text)) : 0;
      put(made, token, Math.max(flavoured, isPrepared || isOther ? 1 : 0) + kept + mixed);
    } else if (place < brandWords) put(made, token, cost.brand, true);
    else if (isWithout(tokens[place - 1]) && token.kind === 'word') put(made, token, cost.without);
    else if (place >= end) put(made, token, cost.tail);
    else if (sense.isQuality(token.text)) put(made, token, quality);
    else if (isPiece && place < head) put(made, token, cost.pieceOf);
    else {
      const isMere = isFlavour(token) && (plain === 1 || language === 'de');
      put(made, token, (isMere ? beside + 1 : beside) + mixed);
    }
  }
  return made;
}

const manyFlavours = 3;

/** Stands before what a thing does not have. */
function isWithout(before: Token | undefined): boolean {
  return before?.text === 'ohne' || before?.text === 'without';
}

function put(into: Placed[], { text, number }: Token, at: number, isName = false): void {
  if (stopWords.has(text)) return;
  into.push({ text, cost: at, isName });
  if (number !== undefined) into.push({ text: number, cost: at, isName });
}

const labelTokens: ReadonlyMap<string, readonly Placed[]> = new Map(
  Object.entries(labelWords).map(([label, texts]) => [
    label,
    texts.flatMap((text) => {
      const tokens = tokensOf(text);
      return placed(text, tokens.length > 1 ? cost.labelPart : cost.label);
    }),
  ]),
);
