import { isOrderable } from '@trolley/contract';
import type { Catalogue, StoredProduct } from '../../catalogue/catalogue.ts';
import { createBelongings } from './belongings.ts';
import { createColumns, createNumbers, makeRoom } from './columns.ts';
import { bonus, cost as wordCosts } from './costs.ts';
import { type ProductReading, readProduct } from './explain.ts';
import { type Findings, findThings } from './findThings.ts';
import { createIntents } from './intents.ts';
import { hashOf, nameKey } from './nameKey.ts';
import type { NameRoles } from './nameRoles.ts';
import { phraseFirst, phraseOf } from './phraseFirst.ts';
import { productWords, readsAlike } from './productWords.ts';
import { isKnownQuality, isQualityWord } from './qualityWords.ts';
import { rank } from './rank.ts';
import { type ReadWord, readTerm } from './readTerm.ts';
import { tokensOf } from './tokens.ts';
import { createWordIndex } from './wordIndex.ts';
import type { GrowingWording } from './wording.ts';

type Tree = Pick<Catalogue, 'categories' | 'brands'>;
/** No number of a brand: nothing a term says of brands is about it. */
const noBrand = 2 ** 32 - 1;

/** How much is added to the popularity of products for this term, by sku. */
type Lifts = ReadonlyMap<string, number>;

/** The products of a catalogue, found by words. */
export interface ProductIndex {
  /** Products in it. */
  readonly size: number;
  /** Entries of products that have left or read otherwise now; they still take room. */
  readonly left: number;
  productOf(sku: string): StoredProduct | undefined;
  skus(): IterableIterator<string>;
  put(product: StoredProduct): void;
  /** The same, also where only names around it have changed. */
  putAnew(product: StoredProduct): void;
  remove(sku: string): void;
  /** Takes in the names of another tree. Products that read otherwise by them are to be put anew. */
  rename(tree: Tree): void;
  readTerm(term: string): readonly ReadWord[];
  /** Does now what else the next search would have to. */
  settle(): void;
  /** Skus, best first. */
  find(term: string, most: number, lifts?: Lifts): readonly string[];
  /** The same with what decided. */
  explain(term: string, most: number, lifts?: Lifts): readonly Explained[];
}

/** Why a product stands where it does. Less is better: what its words cost, less what the term as a whole brings it. */
export interface Explained extends ProductReading {
  readonly sku: string;
  readonly match: number;
  readonly bonus: number;
  /** What clicks add to its popularity for this term. */
  readonly clicks: number;
}

/** What every cost is raised by, so that a bonus never makes it negative. */
const ground = 16;
const highestLevel = 127;
/** What a thing costs more that lies elsewhere than what the words of a term name together. */
const otherShelf = 6;
/** What costs more is named after something else. */
const farthestNamed = 4;

export function createProductIndex(tree: Tree, wording: GrowingWording, highestPopularity: number): ProductIndex {
  const { language } = wording;
  const index = createWordIndex(language);
  const columns = createColumns(1024);
  let highest = highestPopularity;
  const things = new Map<string, number>();
  const numbers = { categoryNumber: createNumbers(), brandNumber: createNumbers() };
  const sense = {
    ...wording,
    shelfOf: (thing: number) => columns.shelf[thing],
    isQuality: (word: string) => isQualityWord(word, language) && !wording.kinds.listed(word),
    isKnownQuality: (word: string) => isKnownQuality(word, language),
  };
  let { brands } = tree;
  let belongingOf = createBelongings(tree, wording);
  let intents = createIntents(tree, wording, numbers);

  function levelOf(popularity: number): number {
    if (popularity > highest) raiseScale(popularity);
    return levelOnScale(popularity);
  }

  /** Also of more than any product has by itself. */
  function levelOnScale(popularity: number): number {
    if (highest <= highestLevel) return Math.max(0, Math.min(highestLevel, Math.round(popularity)));
    const share = Math.log1p(Math.max(0, popularity)) / Math.log1p(highest);
    return Math.min(highestLevel, Math.round(highestLevel * share));
  }

  function liftedLevels(lifts: Lifts): ReadonlyMap<number, number> {
    const levels = new Map<number, number>();
    for (const [sku, lift] of lifts) {
      const thing = things.get(sku);
      const product = thing === undefined ? undefined : columns.products[thing];
      if (thing !== undefined && product) levels.set(thing, levelOnScale(product.popularity + lift));
    }
    return levels;
  }

  /** One that is better known than any before: the levels of all others are told by it, or the best would be equal. */
  function raiseScale(popularity: number): void {
    highest = popularity;
    if (highest <= highestLevel) return;
    for (const [thing, product] of columns.products.entries())
      if (product) columns.popularity[thing] = levelOf(product.popularity);
  }

  function stand(thing: number, product: StoredProduct): void {
    columns.products[thing] = product;
    columns.popularity[thing] = levelOf(product.popularity);
    columns.orderable[thing] = Number(isOrderable(product.availability));
  }

  function putAnew(product: StoredProduct): void {
    remove(product.sku);
    let shelf = 0;
    let extras = 0;
    const words = productWords(product, belongingOf(product), wording, ({ chances, telling }) => {
      shelf = likeliest(chances);
      extras = extrasOf(telling.roles);
    });
    const thing = index.add(words);
    makeRoom(columns, index.size);
    columns.shelf[thing] = shelf;
    things.set(product.sku, thing);
    stand(thing, product);
    columns.phrases[thing] = undefined;
    columns.lot[thing] = lotOf(extras, product.sku);
    columns.category[thing] = numbers.categoryNumber(product.category);
    columns.brand[thing] = product.brand === undefined ? noBrand : numbers.brandNumber(product.brand);
    const name = nameKey(product.name, language);
    columns.name[thing] = name;
    const title = name + nameKey(brands.get(product.brand ?? '')?.name ?? '', language);
    columns.title[thing] = title;
    columns.full[thing] = title + nameKey(product.pack, language);
  }

  /** A name that changes makes another thing of its product, so it is read once. */
  function phraseAt(thing: number): string {
    const name = columns.products[thing]?.name ?? '';
    return (columns.phrases[thing] ??= phraseOf(wording.inFull(name), language));
  }

  function remove(sku: string): void {
    const thing = things.get(sku);
    if (thing === undefined) return;
    columns.products[thing] = undefined;
    columns.phrases[thing] = undefined;
    index.remove(thing);
    things.delete(sku);
  }

  /** English names the thing last: `soda bread` is no `bread soda`, although the words are the same. */
  function isTurnedRound(thing: number, words: readonly string[]): boolean {
    if (language !== 'en') return false;
    const last = tokensOf(columns.products[thing]?.name ?? '').findLast(({ kind }) => kind === 'word')?.text;
    return last !== undefined && words.length > 1 && words.includes(last) && words.at(-1) !== last;
  }

  /** The same at lower costs where the term names what they are. */
  function judged({ things: found, costs, corrected }: Findings, term: string): Findings {
    // A mistyped word names what the right one does.
    const words = tokensOf(term).flatMap(({ kind, text }) => (kind === 'word' ? [corrected?.get(text) ?? text] : []));
    // A size says nothing about what is meant.
    const said = words.length > 0 ? words.join(' ') : term;
    const intent = intents.of(said, (word) => index.dictionary.idOf(word) !== undefined);
    const key = nameKey(term, language);
    const isPhrase = tokensOf(term).length > 1;
    const [first] = words;
    const joined = words.join('');
    const aisle = words.length === 1 ? wording.kinds.of(first ?? '')?.aisle : undefined;
    /** `Nuss Nougat Creme` is one thing in three words. */
    const phraseAisle = words.length > 1 ? wording.kinds.listed(joined)?.aisle : undefined;
    const { name, title, full, shelf } = columns;
    const judgedCosts: number[] = [];
    for (let place = 0; place < costs.length; place++) {
      const given = costs[place] ?? 0;
      const thing = found[place] ?? 0;
      let cost = ground + given;
      // A name of one word that only says the flavour is not what was asked for.
      const isThing = given <= farthestNamed || isPhrase;
      const isNamed = name[thing] === key || title[thing] === key || full[thing] === key;
      if (isThing && isNamed && !(isPhrase && isTurnedRound(thing, words)))
        // Who types a whole name of several words means it, wherever it lies.
        cost = (isPhrase ? Math.min(cost, ground) : cost) - bonus.name;
      if (phraseAisle !== undefined && phraseAisle !== shelf[thing]) cost += otherShelf;
      if (intent) {
        const category = intent.categories[columns.category[thing] ?? 0] ?? 0;
        // What is only in the category, not called so and of another shelf, is lifted less.
        const isElsewhere = aisle !== undefined && aisle !== shelf[thing];
        const lifted =
          given >= wordCosts.category + wordCosts.severalThings && isElsewhere ? Math.floor(category / 4) : category;
        cost -= Math.max(lifted, intent.brands[columns.brand[thing] ?? 0] ?? 0);
      }
      judgedCosts.push(cost);
    }
    return { things: found, costs: judgedCosts };
  }

  return {
    get size() {
      return things.size;
    },
    get left() {
      return index.size - things.size;
    },
    productOf: (sku) => columns.products[things.get(sku) ?? -1],
    skus: () => things.keys(),
    put(product) {
      const thing = things.get(product.sku);
      const before = thing === undefined ? undefined : columns.products[thing];
      if (thing !== undefined && before && readsAlike(before, product)) stand(thing, product);
      else putAnew(product);
    },
    putAnew,
    remove,
    rename(next) {
      ({ brands } = next);
      belongingOf = createBelongings(next, wording);
      intents = createIntents(next, wording, numbers);
    },
    readTerm: (term) => readTerm(index, wording, term),
    settle: () => index.dictionary.settle(),
    find(term, most, lifts) {
      const { places, findings } = ranked(term, most, lifts);
      const skus: string[] = [];
      for (const place of places) {
        const product = columns.products[findings.things[place] ?? -1];
        if (product) skus.push(product.sku);
      }
      return skus;
    },
    explain(term, most, lifts) {
      const { places, findings, given } = ranked(term, most, lifts);
      return places.flatMap((place) => {
        const product = columns.products[findings.things[place] ?? -1];
        if (!product) return [];
        const match = given[place] ?? 0;
        const bonus = ground + match - (findings.costs[place] ?? 0);
        const clicks = lifts?.get(product.sku) ?? 0;
        const reading = readProduct(product, belongingOf(product), wording, term);
        return [{ sku: product.sku, match, bonus, clicks, ...reading }];
      });
    },
  };

  function ranked(term: string, most: number, lifts?: Lifts) {
    const found = findThings(index, sense, term);
    const findings = judged(found, term);
    const order = rank(findings, columns, most, lifts && liftedLevels(lifts));
    const places = phraseFirst(order, findings.costs, term, language, (place) =>
      phraseAt(findings.things[place] ?? -1),
    );
    return { places, findings, given: found.costs };
  }
}

/** Of things that are alike in all else the plainer name comes first: `Apfelsaft` before `Apfelsaft gespritzt`. */
function lotOf(extras: number, sku: string): number {
  return (Math.min(extras, mostExtras) << 10) | (hashOf(sku) & 1023);
}

const mostExtras = 7;

/** How many words follow the one that says what it is. */
function extrasOf({ tokens, head }: NameRoles): number {
  let extras = 0;
  for (let place = head + 1; place < tokens.length; place++) {
    const token = tokens[place];
    if (token?.kind === 'word' && token.text.length > 1) extras++;
  }
  return extras;
}

function likeliest(chances: Float32Array): number {
  let best = 0;
  for (let place = 1; place < chances.length; place++) if ((chances[place] ?? 0) > (chances[best] ?? 0)) best = place;
  return best;
}
