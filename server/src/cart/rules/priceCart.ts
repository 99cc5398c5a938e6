import type { CartCode, CartDiscountCode, CartMode, DistributionType, PriceInfo } from '@trolley/contract';
import { discountsOf } from './discountsOf.ts';
import { halfUp } from './divide.ts';
import type { CartPayment, CartWindow, CodeTerms } from './document.ts';
import type { Good } from './goods.ts';
import { isWalletPayment, isWithoutSurcharge } from './payments.ts';
import { vatOf } from './vatOf.ts';

export interface PricingLine {
  readonly quantity: number;
  readonly good: Omit<Good, 'product' | 'orderable' | 'rank'>;
}

/** What the tenant asks for besides the goods. */
export interface PricingTerms {
  readonly overAuthorizationPercentage: number;
  readonly crate?: { readonly deposit: number; readonly grams: number };
  /** Grams of a piece whose size tells no weight. */
  readonly assumedGrams: number;
  /** Class of value added tax of a fee without goods. */
  readonly feeVat: string;
}

export interface PricingInput {
  /** Those that can be bought. */
  readonly lines: readonly PricingLine[];
  /** Loyalty prices are charged. */
  readonly member: boolean;
  readonly mode: CartMode;
  readonly codes: readonly CodeTerms[];
  /** Codes the shop does not accept any more, and why. */
  readonly refused?: ReadonlyMap<string, CartCode>;
  readonly distributionType?: DistributionType;
  readonly window?: Pick<CartWindow, 'fee' | 'startsAt'>;
  readonly freeOfChargeThreshold?: number;
  /** A delivery pass pays for the service. */
  readonly pass?: boolean;
  readonly crates: boolean;
  readonly payments: readonly CartPayment[];
  readonly terms: PricingTerms;
  /** VAT of a class at a moment. */
  readonly permille: (vat: string, moment: number) => number;
  readonly now: number;
}

export interface PricedCart {
  readonly priceInfo: PriceInfo;
  readonly discountCodes: readonly CartDiscountCode[];
  /** Grams. */
  readonly weight: number;
}

/** CART-07: the money of a cart, whole numbers only; domain.md says what each field means. */
export function priceCart(input: PricingInput): PricedCart {
  const { mode, window, terms, now, payments } = input;
  const moment = window?.startsAt ?? now;
  const sums = sumsOf(input, moment);
  const { totalArticlePrice, savings, weight } = sums;
  const { discounts, codes, waivedBy } = discountsOf({ ...input, totalArticlePrice });
  const orderValue = totalArticlePrice - discounts;
  const depositFees = sums.deposits + crateDeposit(input, weight);
  const serviceFees = mode === 'ADDON' ? 0 : (window?.fee ?? 0);
  const isFree = input.pass === true || orderValue >= (input.freeOfChargeThreshold ?? Infinity);
  const serviceFeesAfterDiscount = isFree || waivedBy !== undefined ? 0 : serviceFees;
  const total = orderValue + depositFees + serviceFeesAfterDiscount;
  const vat = vatOf({
    goods: sums.byPermille,
    discounts,
    fee: serviceFeesAfterDiscount,
    feePermille: input.permille(terms.feeVat, moment),
  });
  const isSurcharged = sums.weighed && !(payments.length > 0 && payments.every(isWithoutSurcharge));
  const overAuthorizationPercentage = isSurcharged ? terms.overAuthorizationPercentage : 0;
  const totalWithSurcharge = halfUp(total * (100 + overAuthorizationPercentage), 100);
  const wallet = payments.filter(isWalletPayment).reduce((sum, { amount }) => sum + amount, 0);
  const coveredAmount = Math.min(wallet, total);
  return {
    priceInfo: {
      totalArticlePrice,
      savings,
      discounts,
      totalSavings: savings + discounts + serviceFees - serviceFeesAfterDiscount,
      orderValue,
      depositFees,
      serviceFees,
      serviceFeesAfterDiscount,
      serviceFeeTaxRate: vat.serviceFeeTaxRate,
      total,
      totalVat: vat.totalVat,
      vatByRate: vat.vatByRate,
      overAuthorizationPercentage,
      totalWithSurcharge,
      overAuthorizationAmount: totalWithSurcharge - total,
      coveredAmount,
      uncoveredAmountWithOverAuthorization: totalWithSurcharge - coveredAmount,
      uncoveredAmountWithoutOverAuthorization: total - coveredAmount,
    },
    // A code that waives a fee which is free anyway takes nothing off.
    discountCodes: isFree
      ? codes
      : codes.map((one) => (one.code === waivedBy ? { ...one, discount: serviceFees } : one)),
    weight,
  };
}

export function pieceOf(good: Pick<Good, 'price' | 'memberPrice'>, member: boolean): number {
  return member ? good.memberPrice : good.price;
}

function sumsOf({ lines, member, terms, permille }: PricingInput, moment: number) {
  const byPermille = new Map<number, number>();
  const permilles = new Map<string, number>();
  let totalArticlePrice = 0;
  let savings = 0;
  let deposits = 0;
  let weight = 0;
  let weighed = false;
  for (const { quantity, good } of lines) {
    const price = pieceOf(good, member) * quantity;
    totalArticlePrice += price;
    savings += good.regular * quantity - price;
    deposits += good.deposit * quantity;
    weight += (good.grams ?? terms.assumedGrams) * quantity;
    weighed ||= good.weighed;
    let rate = permilles.get(good.vat);
    if (rate === undefined) permilles.set(good.vat, (rate = permille(good.vat, moment)));
    byPermille.set(rate, (byPermille.get(rate) ?? 0) + price);
  }
  return { totalArticlePrice, savings, deposits, weight, weighed, byPermille };
}

function crateDeposit({ crates, lines, terms }: PricingInput, weight: number): number {
  const { crate } = terms;
  if (!crates || !crate || lines.length === 0) return 0;
  return Math.max(1, Math.ceil(weight / crate.grams)) * crate.deposit;
}
