import type { Cart, CartCode, CartDiscountCode, DistributionType, VoucherDefinition } from '@trolley/contract';
import { cartCodes } from '@trolley/contract';
import { type Off, takeOff } from '../sale/takeOff.ts';
import { type CodeTerms, mayCombine, termsError } from './codes.ts';

/** A voucher that belongs into the cart, with what it takes off. */
export type VoucherTerms = Pick<VoucherDefinition, 'id' | 'name' | 'takesOff' | 'minimumOrderValue'>;

export interface DiscountInput {
  readonly codes: readonly CodeTerms[];
  /** Those that belong into the cart. */
  readonly vouchers?: readonly VoucherTerms[];
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
  /** Whose minimum is reached. */
  readonly vouchers: Cart['voucherLineItems'];
  /** The first voucher, or else the first code, that waives the service fee; ids are written small, codes large. */
  readonly waivedBy?: string;
}

/** CART-07: what each voucher and code takes off, vouchers before codes. */
export function discountsOf(input: DiscountInput): Discounts {
  const { codes, vouchers = [], totalArticlePrice, distributionType, refused, now } = input;
  const errorOf = (terms: CodeTerms) =>
    refused?.get(terms.code) ??
    termsError(terms, distributionType, now) ??
    (totalArticlePrice < terms.minimumOrderValue ? cartCodes.belowMinimum : undefined);
  const judged = judgeCodes(codes, errorOf);
  const reached = vouchers.filter(({ minimumOrderValue }) => totalArticlePrice >= minimumOrderValue);
  const ofVouchers = new Map(reached.map(({ id, takesOff }) => [id, offOf(takesOff)]));
  const ofCodes = new Map(judged.flatMap(({ terms, errorCode }) => (errorCode ? [] : [[terms.code, terms] as const])));
  const offs: readonly Off[] = [...ofVouchers.values(), ...ofCodes.values()];
  const { taken, left } = takeOff(offs, totalArticlePrice);
  const discountOf = (off: Off | undefined) => (off && taken.get(off)) ?? 0;
  const waivedBy = [...ofVouchers, ...ofCodes].find(([, { kind }]) => kind === 'serviceFee')?.[0];
  return {
    discounts: totalArticlePrice - left,
    codes: judged.map(({ terms: { code, name, kind, value }, errorCode }) => ({
      code,
      name,
      discount: discountOf(ofCodes.get(code)),
      kind,
      value,
      ...(errorCode && { errorCode }),
    })),
    vouchers: reached.map(({ id, name, takesOff }) => ({
      lineItemId: id,
      name,
      discount: discountOf(ofVouchers.get(id)),
      ...offOf(takesOff),
    })),
    ...(waivedBy !== undefined && { waivedBy }),
  };
}

interface JudgedCode {
  readonly terms: CodeTerms;
  readonly errorCode?: CartCode;
}

/** One that does not go together with a code before it takes nothing off: carts of before the rule, or of two that met. */
function judgeCodes(
  codes: readonly CodeTerms[],
  errorOf: (terms: CodeTerms) => CartCode | undefined,
): readonly JudgedCode[] {
  const counting: CodeTerms[] = [];
  return codes.map((terms) => {
    const errorCode =
      errorOf(terms) ?? (counting.every((one) => mayCombine(one, terms)) ? undefined : cartCodes.codeNotActive);
    if (errorCode) return { terms, errorCode };
    counting.push(terms);
    return { terms };
  });
}

const offOf = (takesOff: VoucherTerms['takesOff']): Off => ({ value: 0, ...takesOff });
