import type { CartCode, CartDiscountCode, DistributionType } from '@trolley/contract';
import { cartCodes } from '@trolley/contract';
import { termsError } from './codes.ts';
import { halfUp } from './divide.ts';
import type { CodeTerms } from './document.ts';

export interface DiscountInput {
  readonly codes: readonly CodeTerms[];
  readonly totalArticlePrice: number;
  readonly distributionType?: DistributionType;
  /** Codes the shop does not accept any more, and why. */
  readonly refused?: ReadonlyMap<string, CartCode>;
  readonly now: number;
}

export interface Discounts {
  /** Off the goods; never more than they cost. */
  readonly discounts: number;
  /** In the order they were applied; one that waives the fee takes nothing off the goods. */
  readonly codes: readonly CartDiscountCode[];
  /** The first code that waives the service fee. */
  readonly waivedBy?: string;
}

/** CART-07: percentages come first, then amounts, each off what the ones before left. */
export function discountsOf({ codes, totalArticlePrice, distributionType, refused, now }: DiscountInput): Discounts {
  const errorOf = (terms: CodeTerms) =>
    refused?.get(terms.code) ??
    termsError(terms, distributionType, now) ??
    (totalArticlePrice < terms.minimumOrderValue ? cartCodes.belowMinimum : undefined);
  const judged = codes.map((terms) => ({ terms, errorCode: errorOf(terms) }));
  const valid = judged.flatMap(({ terms, errorCode }) => (errorCode ? [] : [terms]));
  const taken = new Map<string, number>();
  let left = totalArticlePrice;
  for (const kind of ['percent', 'amount'] as const)
    for (const { code, value } of valid.filter((terms) => terms.kind === kind)) {
      const discount = Math.min(left, kind === 'percent' ? halfUp(left * value, 100) : value);
      taken.set(code, discount);
      left -= discount;
    }
  const waivedBy = valid.find(({ kind }) => kind === 'serviceFee')?.code;
  return {
    discounts: totalArticlePrice - left,
    codes: judged.map(({ terms: { code, name }, errorCode }) => ({
      code,
      name,
      discount: taken.get(code) ?? 0,
      ...(errorCode && { errorCode }),
    })),
    ...(waivedBy !== undefined && { waivedBy }),
  };
}
