import type {
  Cart,
  CartCode,
  CartDiscountCode,
  DistributionType,
  VoucherDefinition,
  VoucherMissing,
} from '@trolley/contract';
import { cartCodes } from '@trolley/contract';
import type { Off } from '../sale/off.ts';
import { goodsOff, takeOff } from '../sale/takeOff.ts';
import { type CodeTerms, mayCombine, termsError } from './codes.ts';
import { missingOf, type ScopedLine, scopeOf } from './scopeOf.ts';

/** A voucher that belongs into the cart, with what it takes off. */
export interface VoucherTerms extends Pick<VoucherDefinition, 'id' | 'name' | 'takesOff' | 'minimumOrderValue'> {
  /** A member activated it, and is told what is still missing for it. */
  readonly activated?: true;
  /** It costs more coins than there are. */
  readonly missing?: VoucherMissing;
}

export interface DiscountInput {
  readonly codes: readonly CodeTerms[];
  /** Those that belong into the cart. */
  readonly vouchers?: readonly VoucherTerms[];
  /** Goods that can be bought, at the prices that apply. */
  readonly lines: readonly ScopedLine[];
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
  /** Those whose minimum is reached, and those a member waits for. */
  readonly vouchers: Cart['voucherLineItems'];
  /** What vouchers that are limited to some goods left of each line. */
  readonly linesLeft: readonly number[];
  /** What is taken off the rest of all goods. */
  readonly offAll: number;
  /** The first voucher, or else the first code, that waives the service fee; ids are written small, codes large. */
  readonly waivedBy?: string;
}

/** CART-07: what each voucher and code takes off, vouchers before codes. */
export function discountsOf(input: DiscountInput): Discounts {
  const { codes, vouchers = [], lines, distributionType, refused, now } = input;
  const totalArticlePrice = lines.reduce((sum, { price }) => sum + price, 0);
  const errorOf = (terms: CodeTerms) =>
    refused?.get(terms.code) ??
    termsError(terms, distributionType, now) ??
    (totalArticlePrice < terms.minimumOrderValue ? cartCodes.belowMinimum : undefined);
  const judged = judgeCodes(codes, errorOf);
  const known = vouchers.map((terms) => ({ terms, missing: terms.missing ?? missingOf(terms, lines) }));
  const ofVouchers = new Map(
    known.flatMap(({ terms, missing }) => (missing ? [] : [[terms.id, offOf(terms.takesOff, lines)]])),
  );
  const ofCodes = new Map(judged.flatMap(({ terms, errorCode }) => (errorCode ? [] : [[terms.code, terms] as const])));
  const offs: readonly Off[] = [...ofVouchers.values(), ...ofCodes.values()];
  const { taken, parts, left, lines: linesLeft, offAll } = takeOff(offs, lines);
  const discountOf = (off: Off | undefined) => (off && taken.get(off)) ?? 0;
  const waivedBy = [...ofVouchers, ...ofCodes].find(([, { kind }]) => kind === 'serviceFee')?.[0];
  return {
    discounts: totalArticlePrice - left,
    linesLeft,
    offAll,
    codes: judged.map(({ terms: { code, name, kind, value }, errorCode }) => ({
      code,
      name,
      discount: discountOf(ofCodes.get(code)),
      kind,
      value,
      ...(errorCode && { errorCode }),
    })),
    vouchers: known
      .filter(({ terms, missing }) => !missing || terms.activated)
      .map(({ terms: { id, name, takesOff, activated }, missing }) => {
        const off = ofVouchers.get(id);
        const { kind, value, on } = off ?? offOf(takesOff, lines);
        const goods = off && goodsOff(parts.get(off), lines);
        return {
          ...{ lineItemId: id, name, discount: discountOf(off), kind, value },
          ...(on && { on }),
          ...(goods && { goods }),
          ...(activated && { activated }),
          ...(missing && { missing }),
        };
      }),
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

function offOf(takesOff: VoucherTerms['takesOff'], lines: readonly ScopedLine[]): Off {
  if (takesOff.kind === 'serviceFee') return { kind: takesOff.kind, value: 0 };
  const { kind, value } = takesOff;
  const on = scopeOf(takesOff, lines);
  return { kind, value, ...(on && { on }) };
}
