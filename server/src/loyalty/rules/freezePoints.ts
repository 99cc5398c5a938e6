import { type CartVoucher, type FrozenPoints, isWorking, type LoyaltyFile } from '@trolley/contract';
import type { DatedPromotion } from './datedPromotions.ts';

/** A line of a cart, as far as promotions look at it. */
export interface PromotedLine {
  readonly lineItemId: string;
  readonly product: {
    readonly sku: string;
    readonly brand?: { readonly slug: string } | undefined;
    readonly category: { readonly slug: string };
    readonly parentCategories: readonly { readonly slug: string }[];
  };
}

export type PointsVoucher = Pick<CartVoucher, 'lineItemId' | 'kind' | 'value' | 'discount' | 'missing' | 'on'>;

/** So many times the points, on some goods or on all. */
type Multiplier = Pick<DatedPromotion, 'promotionId' | 'poolId' | 'factor' | 'skus' | 'categories' | 'brands'> & {
  /** Only these lines. */
  readonly lineItemIds?: readonly string[] | undefined;
};

/** Vouchers on points count like promotions, under their own names: the better of two counts for a line. */
export const multipliers = (vouchers: readonly PointsVoucher[], poolId: string): readonly Multiplier[] =>
  vouchers
    .filter((one) => one.kind === 'points' && isWorking(one))
    .map(({ lineItemId, value, on }) => ({
      ...{ promotionId: lineItemId, poolId, factor: value },
      lineItemIds: on?.lineItemIds,
    }));

type Goods = Pick<LoyaltyFile['promotions'][number], 'skus' | 'categories' | 'brands'>;

/** What the promotions of this moment, and extra points on products, mean for the lines of a cart. */
export function freezePoints(
  lines: readonly PromotedLine[],
  promotions: readonly Multiplier[],
  earning: LoyaltyFile['earning'],
): FrozenPoints {
  const idsOf = (goods: Goods) => lines.filter(isAmong(goods)).map(({ lineItemId }) => lineItemId);
  return {
    promotions: promotions
      .map(({ promotionId, poolId, factor, lineItemIds, ...goods }) => ({
        promotionId,
        poolId,
        factor,
        lineItemIds: idsOf(goods).filter((id) => !lineItemIds || lineItemIds.includes(id)),
      }))
      .filter(({ lineItemIds }) => lineItemIds.length > 0),
    extra: earning.flatMap(({ poolId, extra }) =>
      extra.flatMap(({ points, ...goods }) => idsOf(goods).map((lineItemId) => ({ poolId, lineItemId, points }))),
    ),
  };
}

/** Whatever is named must fit; what nothing is named of is everything. */
function isAmong({ skus, categories, brands }: Goods): (line: PromotedLine) => boolean {
  return ({ product: { sku, brand, category, parentCategories } }) =>
    (!skus || skus.includes(sku)) &&
    (!brands || (brand !== undefined && brands.includes(brand.slug))) &&
    (!categories || [category, ...parentCategories].some(({ slug }) => categories.includes(slug)));
}
