import {
  currentPrice,
  findsWords,
  isOrderable,
  type PickReason,
  type Product,
  type ProductPick,
  type RecipeThing,
  type RecipeUnit,
} from '@trolley/contract';
import type { StoredProduct } from '../../catalogue/catalogue.ts';
import { enoughOf } from './enough.ts';
import { leftAmount } from './leftAmount.ts';
import { gramsFor, type Holds, holdsOf } from './thingWeights.ts';

/** A product that is a thing, at one place. */
export interface Candidate {
  readonly stored: StoredProduct;
  readonly product: Product;
  /** What one piece holds of the thing. */
  readonly holds: Holds;
  /** It is of the kind that the thing would rather be. */
  readonly preferred: boolean;
}

/** What is known of whoever asks. */
export interface Own {
  /** When something was last bought, in epoch milliseconds, by sku. */
  readonly bought: ReadonlyMap<string, number>;
  readonly favorites: ReadonlySet<string>;
}
export const nobody: Own = { bought: new Map(), favorites: new Set() };

export interface PickAsk {
  readonly thing: RecipeThing;
  readonly grams?: number;
  /** What the recipe measures it in. */
  readonly unit?: RecipeUnit;
  readonly own: Own;
  /** Sku that the shopper chose. */
  readonly swap?: string;
  /** How many pieces of so many grams are needed; by default what covers the amount. */
  piecesOf?(grams: number): number;
}

/** What would be left counts as so much of its price: half where it spoils, a sixth where it keeps for weeks. */
const wasteOfFresh = 0.5;
const wasteOfKept = 0.15;
const longDays = 60;
/** An offer wins over what costs up to a tenth less. */
const offerBonus = 0.9;
/** What was bought before or marked stays the choice until it costs this many times the best of the others. */
const mostForOwn = 3;

/** What a product is to a thing is read out of its words and its pack, which takes longer than all the rest. */
const known = new WeakMap<StoredProduct, WeakMap<RecipeThing, Pick<Candidate, 'holds' | 'preferred'>>>();

function readFor(stored: StoredProduct, thing: RecipeThing): Pick<Candidate, 'holds' | 'preferred'> {
  const ofProduct = known.get(stored) ?? new WeakMap<RecipeThing, Pick<Candidate, 'holds' | 'preferred'>>();
  known.set(stored, ofProduct);
  const before = ofProduct.get(thing);
  if (before) return before;
  const { prefer } = thing.find ?? {};
  const read = { holds: holdsOf(stored, thing), preferred: !prefer || findsWords(stored.name, prefer) };
  ofProduct.set(thing, read);
  return read;
}

export function candidateOf(stored: StoredProduct, product: Product, thing: RecipeThing): Candidate {
  return { stored, product, ...readFor(stored, thing) };
}

/** Pieces that cover an amount; one where the cook decides or nobody knows what a piece holds. */
export function piecesFor(needed: number | undefined, grams: number | undefined): number {
  return needed === undefined || grams === undefined ? 1 : Math.max(1, Math.ceil(enoughOf(needed, grams) / grams));
}

interface Scored {
  readonly candidate: Candidate;
  readonly quantity: number;
  readonly reason: PickReason;
  /** What it costs, with what is wasted of it. */
  readonly cost: number;
}

/**
 * Products that cover an amount, best first: the shopper's choice, what they bought or marked, then what is of the
 * preferred kind and costs least, waste and offers counted in. Empty where none can be ordered.
 */
export function rankProducts(
  candidates: readonly Candidate[],
  ask: PickAsk,
  most = candidates.length,
): readonly ProductPick[] {
  const scored = candidates
    .filter(({ product }) => isOrderable(product.availability))
    .map((candidate) => score(candidate, ask));
  // Not spread into Math.min: there may be more products than a call takes arguments.
  const best = scored.reduce(
    (least, { candidate, cost }) => (candidate.preferred ? Math.min(least, cost) : least),
    Number.POSITIVE_INFINITY,
  );
  const rank = ({ candidate, reason, cost }: Scored): number => {
    if (reason === 'chosen') return 0;
    if ((reason === 'bought' || reason === 'favorite') && cost <= mostForOwn * best) return reason === 'bought' ? 1 : 2;
    return candidate.preferred ? 3 : 4;
  };
  const inOrder = (one: Scored, other: Scored): number =>
    rank(one) - rank(other) ||
    (one.reason === 'bought' && other.reason === 'bought' ? boughtAt(other, ask) - boughtAt(one, ask) : 0) ||
    one.cost - other.cost ||
    other.candidate.stored.popularity - one.candidate.stored.popularity ||
    (one.candidate.stored.sku < other.candidate.stored.sku ? -1 : 1);
  return firstOf(scored, most, inOrder).map((one) => pickOf(one, ask));
}

/** The best alone is found without putting all of them in order. */
function firstOf<T>(all: readonly T[], most: number, inOrder: (one: T, other: T) => number): readonly T[] {
  if (most !== 1) return all.toSorted(inOrder).slice(0, most);
  const [first, ...others] = all;
  return first === undefined ? [] : [others.reduce((best, one) => (inOrder(one, best) < 0 ? one : best), first)];
}

const boughtAt = ({ candidate }: Scored, { own }: PickAsk): number => own.bought.get(candidate.stored.sku) ?? 0;

function score(candidate: Candidate, ask: PickAsk): Scored {
  const { product } = candidate;
  const grams = gramsFor(candidate.holds, ask.thing, ask.unit);
  const quantity = grams !== undefined && ask.piecesOf ? ask.piecesOf(grams) : piecesFor(ask.grams, grams);
  const price = currentPrice(product.price) * quantity;
  const left = ask.grams === undefined || grams === undefined ? 0 : Math.max(0, 1 - ask.grams / (quantity * grams));
  const { keeps = 0, cupboard } = ask.thing;
  const waste = cupboard || keeps >= longDays ? wasteOfKept : wasteOfFresh;
  const tooMany = quantity > product.maxQuantity ? quantity / product.maxQuantity : 1;
  const cost = price * (1 + waste * left) * (product.price.offer ? offerBonus : 1) * tooMany;
  return { candidate, quantity, cost, reason: reasonOf(product, ask) };
}

function reasonOf({ sku, price }: Product, { swap, own }: PickAsk): PickReason {
  if (sku === swap) return 'chosen';
  if (own.bought.has(sku)) return 'bought';
  if (own.favorites.has(sku)) return 'favorite';
  return price.offer ? 'offer' : 'fits';
}

function pickOf({ candidate, quantity, reason }: Scored, ask: PickAsk): ProductPick {
  const { thing, grams: needed, unit } = ask;
  const { product } = candidate;
  const grams = gramsFor(candidate.holds, thing, unit);
  const { regular, loyalty } = product.price;
  const price = currentPrice(product.price) * quantity;
  const left =
    needed === undefined || grams === undefined ? undefined : leftAmount(thing, quantity * grams - needed, grams, unit);
  return {
    product,
    reason,
    quantity,
    price,
    regular: regular.value * quantity,
    ...(loyalty && loyalty.value * quantity < price && { member: loyalty.value * quantity }),
    potPrice: potPrice(candidate, ask, quantity),
    ...(left && { left }),
  };
}

/** What of a product's price goes into the pot. What the cook decides is next to nothing, an unknown pack all of it. */
export function potPrice(
  { product, holds }: Candidate,
  { thing, grams: needed, unit }: Pick<PickAsk, 'thing' | 'grams' | 'unit'>,
  quantity: number,
): number {
  if (needed === undefined) return 0;
  const each = currentPrice(product.price);
  const grams = gramsFor(holds, thing, unit);
  return Math.round(grams === undefined ? each * quantity : (each * needed) / grams);
}
