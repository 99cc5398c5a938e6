import type { Availability, Cents, FacetFlag, LabelCode, Measure, Product, ProductPrice } from '@trolley/contract';
import {
  allergenCodes,
  comparablePrice,
  currentPrice,
  dietLabels,
  facetFlags,
  measureOfPrice,
  statesAllergens,
} from '@trolley/contract';
import type { StoredProduct } from '../catalogue.ts';
import { priceOn } from './priceOn.ts';
import type { TenantDays } from './tenantDays.ts';

/** A product as it stands on shelves for a while: what lists are narrowed, sorted and counted by. */
export interface Shelved {
  readonly product: StoredProduct;
  /** Whose price it has; empty where all zones charge the same. */
  readonly zone: string;
  /** What everybody pays now. */
  readonly current: Cents;
  /** What its base price is told in, and that price per kg, l, 100 pieces …, whatever unit it is shown by. */
  readonly measure: Measure | undefined;
  readonly comparable: number;
  /** Of the offer; 0 without one. */
  readonly percent: number;
  /** 0 orderable, 1 temporarily unavailable, 2 unavailable. */
  readonly availabilityRank: number;
  /** Lower stands before: what can be bought, then what people like. */
  readonly rank: number;
  /** Bits in the order of `facetFlags`: which of them it meets. */
  readonly flags: number;
  /** Bits in the order of `dietLabels`. */
  readonly diets: number;
  /** Bits in the order of `allergenCodes`: what nobody may promise it is free of. */
  readonly notFreeOf: number;
  /** Its view, made when it is first shown. */
  shown?: Product;
}

/** Small whole numbers need no room of their own, and there are many products. */
const mostPopular = 2 ** 28;

const availabilityRanks: Readonly<Record<StoredProduct['availability'], number>> = {
  available: 0,
  temporarilyUnavailable: 1,
  unavailable: 2,
};

const everyAllergen = allergenBits(allergenCodes);

/** Undefined where it has no price. */
export function shelve(product: StoredProduct, zone: string, now: number, days: TenantDays): Shelved | undefined {
  const price = priceOn(product, zone, now, days);
  return price && shelvedAt(product, zone, price);
}

export function shelvedAt(product: StoredProduct, zone: string, price: ProductPrice): Shelved {
  const availabilityRank = availabilityRanks[product.availability];
  return {
    product,
    zone,
    current: currentPrice(price),
    measure: measureOfPrice(price),
    comparable: comparablePrice(price),
    percent: price.offer?.percent ?? 0,
    availabilityRank,
    rank: availabilityRank * mostPopular * 2 - Math.min(product.popularity, mostPopular),
    flags: flagBits(product, price),
    diets: dietBits(product.labels),
    notFreeOf: notFreeOf(product),
    shown: undefined,
  };
}

export function hasZonePrices({ prices }: Pick<StoredProduct, 'prices'>): boolean {
  return prices.some(({ zone }) => zone !== undefined);
}

export function isCarried({ zones }: Pick<StoredProduct, 'zones'>, zone: string): boolean {
  return zones === undefined || zones.includes(zone);
}

/** What it contains, and what may be in it by accident. All there are where nobody stated them: silence is no promise. */
function notFreeOf(product: StoredProduct): number {
  return statesAllergens(product) ? allergenBits(product.contains) | allergenBits(product.traces) : everyAllergen;
}

export function allergenBits(codes: readonly (typeof allergenCodes)[number][]): number {
  let bits = 0;
  for (const code of codes) bits |= 1 << allergenCodes.indexOf(code);
  return bits;
}

function flagBits({ labels }: StoredProduct, { offer, loyalty }: ProductPrice): number {
  const meets: Readonly<Record<FacetFlag, boolean>> = {
    organic: labels.includes('organic'),
    regional: labels.includes('regional'),
    offer: (offer?.percent ?? 0) > 0,
    member: loyalty !== undefined,
    returnable: labels.includes('returnable'),
  };
  let bits = 0;
  facetFlags.forEach((flag, place) => {
    if (meets[flag]) bits |= 1 << place;
  });
  return bits;
}

/** What is vegan is vegetarian, said or not. */
export function dietBits(labels: readonly LabelCode[]): number {
  let bits = 0;
  dietLabels.forEach((diet, place) => {
    if (labels.includes(diet) || (diet === 'vegetarian' && labels.includes('vegan'))) bits |= 1 << place;
  });
  return bits;
}

/** Where an age is asked for, what could be bought can be bought from that age on. */
export function availabilityOf(
  { minAge }: Pick<StoredProduct, 'minAge'>,
  stored: StoredProduct['availability'],
): Availability {
  return stored === 'available' && minAge !== undefined ? 'ageRestricted' : stored;
}
