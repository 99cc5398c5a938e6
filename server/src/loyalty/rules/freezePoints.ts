import type { FrozenPoints, LoyaltyFile } from '@trolley/contract';
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

type Goods = Pick<LoyaltyFile['promotions'][number], 'skus' | 'categories' | 'brands'>;

/** What the promotions of this moment, and extra points on products, mean for the lines of a cart. */
export function freezePoints(
  lines: readonly PromotedLine[],
  promotions: readonly DatedPromotion[],
  earning: LoyaltyFile['earning'],
): FrozenPoints {
  const idsOf = (goods: Goods) => lines.filter(isAmong(goods)).map(({ lineItemId }) => lineItemId);
  return {
    promotions: promotions
      .map(({ promotionId, poolId, factor, ...goods }) => ({
        promotionId,
        poolId,
        factor,
        lineItemIds: idsOf(goods),
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
