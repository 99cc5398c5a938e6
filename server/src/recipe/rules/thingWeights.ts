import { type Content, type RecipeThing, type RecipeUnit, unitContents } from '@trolley/contract';
import type { StoredProduct } from '../../catalogue/catalogue.ts';
import { contentIn } from '../../catalogue/import/content.ts';

/** What herbs are measured in; a pot or a bunch of one weighs about this much. */
const herbUnits: readonly RecipeUnit[] = ['bunch', 'sprig', 'handful'];
const herbPotGrams = 30;
const tablespoonMillilitres = 15;
const teaspoonMillilitres = 5;
/** A bunch of what is counted in pieces, such as carrots. */
const piecesInBunch = 6;
/** Packs that hold several of what a recipe counts, whatever number stands before them. */
const bunch = /(?<!\p{L})(?:bund|bunch|topf|pot)(?!\p{L})/iu;

type Weighed = Pick<RecipeThing, 'grams' | 'each' | 'tinned'>;

/** What one of a unit weighs; undefined where the thing does not say. */
export function gramsOf({ grams }: Weighed, unit: RecipeUnit): number | undefined {
  return unit === 'g' ? 1 : grams[unit];
}

/** Grams of a millilitre: as the thing says, else by its spoons, else as water. */
export function densityOf({ grams }: Weighed): number {
  if (grams.ml !== undefined) return grams.ml;
  if (grams.tbsp !== undefined) return grams.tbsp / tablespoonMillilitres;
  return grams.tsp === undefined ? 1 : grams.tsp / teaspoonMillilitres;
}

/** What one piece of a product holds of a thing. */
export interface Holds {
  /** Grams; undefined where nobody knows. */
  readonly grams?: number;
  /** How many of what a recipe counts, where it is sold by the piece. */
  readonly count?: number;
  /** Of the grams, the share that is eaten: a tin is poured off. */
  readonly eaten: number;
}

type Packed = Pick<StoredProduct, 'selling' | 'pieceGrams' | 'base' | 'pack'>;

export function holdsOf(product: Packed, thing: Weighed): Holds {
  const { selling, pieceGrams, base, pack } = product;
  const printed = contentIn(pack);
  const content = base && contentOf(base);
  if (thing.tinned && printed?.measure === 'mass') {
    const drained = content?.measure === 'mass' ? content.quantity : printed.quantity;
    return { grams: printed.quantity, eaten: Math.min(1, drained / printed.quantity) };
  }
  const count = countOf(product, printed, thing);
  const isWeighed = selling !== 'pack' && pieceGrams !== undefined;
  const grams = isWeighed ? pieceGrams : weightOf(content, product, thing);
  return { eaten: 1, ...(grams !== undefined && { grams }), ...(count !== undefined && { count }) };
}

/** What counts for an amount in this unit: a recipe of eight peppers needs eight of them, whatever they weigh. */
export function gramsFor({ grams, count }: Holds, thing: Weighed, unit: RecipeUnit | undefined): number | undefined {
  const one = unit === 'piece' ? thing.grams.piece : undefined;
  return one !== undefined && count !== undefined ? one * count : grams;
}

function contentOf({ quantity, unit }: NonNullable<StoredProduct['base']>): Content {
  const { measure, quantity: each } = unitContents[unit];
  return { measure, quantity: quantity * each };
}

function countOf({ selling, pack }: Packed, printed: Content | undefined, { each }: Weighed): number | undefined {
  if (each !== undefined || bunch.test(pack)) return undefined;
  if (selling === 'average') return 1;
  return printed?.measure === 'piece' ? printed.quantity : undefined;
}

function weightOf(content: Content | undefined, { pack }: Packed, thing: Weighed): number | undefined {
  if (content?.measure === 'mass') return content.quantity;
  if (content?.measure === 'volume') return content.quantity * densityOf(thing);
  const one = content?.measure === 'piece' ? pieceWeight(thing, bunch.test(pack)) : undefined;
  return one === undefined || !content ? undefined : content.quantity * one;
}

/** What one of a product sold by the piece, or by the bunch, weighs. */
function pieceWeight({ grams, each }: Weighed, isBunch: boolean): number | undefined {
  if (each !== undefined) return each;
  if (!isBunch && grams.piece !== undefined) return grams.piece;
  if (grams.bunch !== undefined) return grams.bunch;
  if (herbUnits.some((unit) => grams[unit] !== undefined)) return herbPotGrams;
  return grams.piece === undefined ? undefined : grams.piece * (isBunch ? piecesInBunch : 1);
}
