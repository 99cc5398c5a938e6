import { isOrderable, type ProductLine, type ProductPick, type RecipeThing } from '@trolley/contract';
import type { Need } from './needs.ts';
import type { Candidate, Own } from './pickProduct.ts';
import { potPrice, rankProducts } from './pickProduct.ts';
import { gramsFor } from './thingWeights.ts';

/** How the shopper wants to buy. */
export interface Wishes {
  readonly own: Own;
  /** Chosen skus by thing. */
  readonly swaps: ReadonlyMap<string, string>;
  /** Things that are at home. */
  readonly home: ReadonlySet<string>;
  /** Things that shall be bought, though they are mostly at home. */
  readonly buy: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A line with what is counted from it. */
export interface Matched {
  readonly line: ProductLine;
  readonly need: Need;
  /** The product that is counted with, also where it is sold out. */
  readonly candidate?: Candidate;
  /** Of the need; undefined where nothing covers it. */
  readonly potPrice?: number;
  /** Grams that are left of the pieces. */
  readonly left: number;
}

const mostOthers = 6;
const dayMs = 86_400_000;
/** So long something from the cupboard, or something that keeps, is taken to be there after it was bought. */
const cupboardDays = 120;
const keptDays = 45;

interface MatchOptions {
  /** Of a thing that several dishes share; by default what covers the amount. */
  readonly piecesOf?: (grams: number) => number;
  /** How many others are told beside the pick. */
  readonly others?: number;
}

export function matchLine(
  need: Need,
  candidates: readonly Candidate[],
  wishes: Wishes,
  { piecesOf, others: most = mostOthers }: MatchOptions = {},
): Matched {
  const { thing, needed, grams } = need;
  const said = { thing: thing.id, name: thing.name, ...(needed && { needed }), ...(grams !== undefined && { grams }) };
  if (!thing.find) return { need, left: 0, potPrice: 0, line: { ...said, missing: 'notSold', others: [] } };
  const swap = wishes.swaps.get(thing.id);
  const ask = {
    thing,
    own: wishes.own,
    ...(grams !== undefined && { grams }),
    ...(needed && { unit: needed.unit }),
    ...(swap !== undefined && { swap }),
    ...(piecesOf && { piecesOf }),
  };
  const [pick, ...others] = rankProducts(candidates, ask, 1 + most);
  // What is sold out today still has a price and something in it.
  const [counted] = pick ? [pick] : rankProducts(candidates.map(asOrderable), ask, 1);
  const candidate = candidates.find(({ stored }) => stored.sku === counted?.product.sku);
  const home = homeOf(thing, candidates, wishes);
  return {
    need,
    ...(candidate && { candidate }),
    ...(candidate && { potPrice: potPrice(candidate, ask, counted?.quantity ?? 1) }),
    left: leftGrams(pick, candidate, need),
    line: {
      ...said,
      ...(pick ? { pick } : { missing: candidates.length > 0 ? ('soldOut' as const) : ('notHere' as const) }),
      others,
      ...(home && { home }),
    },
  };
}

function asOrderable(candidate: Candidate): Candidate {
  const { product } = candidate;
  return isOrderable(product.availability)
    ? candidate
    : { ...candidate, product: { ...product, availability: 'available' } };
}

function leftGrams(pick: ProductPick | undefined, candidate: Candidate | undefined, need: Need): number {
  const piece = candidate && gramsFor(candidate.holds, need.thing, need.needed?.unit);
  if (!pick || piece === undefined || need.grams === undefined) return 0;
  return Math.max(0, pick.quantity * piece - need.grams);
}

/** Whether it is at home: because the shopper says so, bought it lately, or because it mostly is. */
function homeOf(
  { id, cupboard, keeps }: RecipeThing,
  candidates: readonly Candidate[],
  { own, home, buy, now }: Wishes,
): ProductLine['home'] {
  if (buy.has(id)) return undefined;
  if (home.has(id)) return { reason: 'said' };
  const days = cupboard ? cupboardDays : Math.min(keeps ?? 0, keptDays);
  const [last] = candidates
    .flatMap(({ product }) => {
      const at = own.bought.get(product.sku);
      return at !== undefined && now - at <= days * dayMs ? [{ at, product }] : [];
    })
    .toSorted((one, other) => other.at - one.at);
  if (last) return { reason: 'bought', boughtAt: new Date(last.at).toISOString(), product: last.product };
  return cupboard ? { reason: 'cupboard' } : undefined;
}
