import type { Catalogue, StoredProduct } from '../../catalogue/catalogue.ts';
import { pathNames, renamed } from './belongings.ts';
import { createNameIndex, type NameIndex } from './nameIndex.ts';
import { createProductIndex, type ProductIndex } from './productIndex.ts';
import { readsAlike } from './productWords.ts';
import { createWording, type GrowingWording } from './wording.ts';
import { yieldToEventLoop } from './yieldToEventLoop.ts';

/** All that is known of one catalogue. */
export interface State {
  readonly catalogue: Catalogue;
  readonly wording: GrowingWording;
  readonly products: ProductIndex;
  readonly categories: NameIndex;
  readonly brands: NameIndex;
}

/** So many use nearly all words that there are; the others teach theirs when their turn comes. */
const productsThatTeach = 20_000;
const smallCatalogue = 500;
/** Milliseconds of work before others have their turn. */
const turn = 8;

/** The state of the next catalogue: the one before with what differs, or built anew where that is better. */
export async function nextState(state: State | undefined, next: Catalogue): Promise<State> {
  const changed = state && sameWords(state.catalogue, next) ? await changedState(state, next) : undefined;
  return changed ?? builtState(next);
}

async function builtState(catalogue: Catalogue): Promise<State> {
  const pause = yieldToEventLoop(turn);
  const wording = await createWording(catalogue, pause);
  const every = Math.ceil(catalogue.products.size / productsThatTeach);
  let highestPopularity = 0;
  let place = 0;
  for (const product of catalogue.products.values()) {
    highestPopularity = Math.max(highestPopularity, product.popularity);
    if (place++ % every === 0) wording.learnProduct(product);
    await pause();
  }
  wording.learnAbbreviations();
  await wording.compounds.learnHeads(pause);
  place = 0;
  for (const product of catalogue.products.values()) {
    if (place++ % every > 0) continue;
    wording.watchProduct(
      product,
      pathNames(catalogue.categories, product.category),
      catalogue.brands.get(product.brand ?? '')?.name ?? '',
    );
    await pause();
  }
  wording.learnAisles();
  const products = createProductIndex(catalogue, wording, highestPopularity);
  for (const product of catalogue.products.values()) {
    if (every > 1) wording.learnWords(product);
    products.put(product);
    if (products.size % 2000 === 0) products.settle();
    await pause();
  }
  products.settle();
  return { catalogue, wording, products, ...nameIndexes(catalogue, wording) };
}

/** The same index with what differs; undefined where building anew is better. */
async function changedState(state: State, next: Catalogue): Promise<State | undefined> {
  const { products, wording } = state;
  const pause = yieldToEventLoop(turn);
  const differing = next.changes?.products ?? (await differences(products, next, pause));
  const rewritten = differing.filter((sku) => isRewritten(products.productOf(sku), next.products.get(sku)));
  // A small catalogue is read anew, so that what its words mean is learned from all of them.
  const isOther = rewritten.length > 0 || differing.some((sku) => !next.products.has(sku));
  if (isOther && next.products.size <= smallCatalogue) return undefined;
  if (rewritten.length > next.products.size / 4 + 100 || products.left > products.size / 3 + 1000) return undefined;
  const names = next.changes?.tree === false ? state : { ...state, ...nameIndexes(next, wording) };
  const anew = names === state ? () => false : readsOtherwise(state.catalogue, next);
  if (names !== state) products.rename(next);
  for (const sku of differing) {
    const product = next.products.get(sku);
    if (product) wording.learnProduct(product);
    if (product) products.put(product);
    else products.remove(sku);
    await pause();
  }
  if (names !== state) {
    for (const product of next.products.values()) {
      if (!anew(product)) continue;
      products.putAnew(product);
      await pause();
    }
  }
  return { ...names, catalogue: next };
}

function isRewritten(before: StoredProduct | undefined, after: StoredProduct | undefined): boolean {
  return after !== undefined && (before === undefined || !readsAlike(before, after));
}

async function differences(products: ProductIndex, next: Catalogue, pause: () => Promise<void> | undefined) {
  const skus: string[] = [];
  let place = 0;
  for (const [sku, product] of next.products) {
    if (products.productOf(sku) !== product) skus.push(sku);
    if (place++ % 256 === 0) await pause();
  }
  for (const sku of products.skus()) if (!next.products.has(sku)) skus.push(sku);
  return skus;
}

function readsOtherwise(before: Catalogue, after: Catalogue): (product: StoredProduct) => boolean {
  const { categories, brands } = renamed(before, after);
  return ({ category, brand }) => categories.has(category) || (brand !== undefined && brands.has(brand));
}

function sameWords(a: Catalogue, b: Catalogue): boolean {
  return (
    a.locale === b.locale && (a.synonyms === b.synonyms || JSON.stringify(a.synonyms) === JSON.stringify(b.synonyms))
  );
}

function nameIndexes({ categories, brands }: Catalogue, wording: GrowingWording): Pick<State, 'categories' | 'brands'> {
  return {
    categories: createNameIndex([...categories.values()], wording),
    brands: createNameIndex([...brands.values()], wording),
  };
}
