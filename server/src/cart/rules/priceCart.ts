import {
  type Cart,
  type CartCode,
  type CartDiscountCode,
  type CartMode,
  type DistributionType,
  halfUp,
  isWorking,
  type PriceInfo,
  type VoucherArticle,
} from '@trolley/contract';
import { vatOf } from '../../sale/vatOf.ts';
import type { CodeTerms } from '../../voucher/codes.ts';
import { discountsOf, type VoucherTerms } from '../../voucher/discountsOf.ts';
import type { ScopedLine } from '../../voucher/scopeOf.ts';
import type { CartWindow, PlannedPayment } from './document.ts';
import type { Good } from './goods.ts';
import { asksForSurcharge, isWallet, sharePayments, showPayments } from './payments.ts';

export interface PricingLine {
  readonly quantity: number;
  readonly good: Omit<Good, 'product' | 'orderable' | 'rank'> & {
    /** What vouchers for some goods look at. */
    readonly product?: VoucherArticle & { readonly weightArticle: boolean };
  };
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
  /** VOU-01: those that belong into the cart. */
  readonly vouchers?: readonly VoucherTerms[];
  readonly distributionType?: DistributionType;
  readonly window?: Pick<CartWindow, 'fee' | 'startsAt'>;
  readonly freeOfChargeThreshold?: number;
  /** A delivery pass pays for the service. */
  readonly pass?: boolean;
  /** A pass that is bought along: no goods, with a class of value added tax of its own. */
  readonly boughtPass?: { readonly price: number; readonly vat: string };
  readonly crates: boolean;
  readonly payments: readonly PlannedPayment[];
  readonly terms: PricingTerms;
  /** VAT of a class at a moment. */
  readonly permille: (vat: string, moment: number) => number;
  readonly now: number;
}

export interface PricedCart {
  readonly priceInfo: PriceInfo;
  readonly discountCodes: readonly CartDiscountCode[];
  readonly voucherLineItems: Cart['voucherLineItems'];
  readonly payments: Cart['payments'];
  /** Grams. */
  readonly weight: number;
}

/** CART-07: the money of a cart, whole numbers only; domain.md says what each field means. */
export function priceCart(input: PricingInput): PricedCart {
  const { mode, window, terms, now, payments, boughtPass } = input;
  const moment = window?.startsAt ?? now;
  const sums = sumsOf(input, moment);
  const { totalArticlePrice, savings, weight } = sums;
  const found = discountsOf({ ...input, lines: sums.lines });
  const { discounts, codes, vouchers, waivedBy } = found;
  const orderValue = totalArticlePrice - discounts;
  const depositFees = sums.deposits + crateDeposit(input, weight);
  const serviceFees = mode === 'ADDON' ? 0 : (window?.fee ?? 0);
  const isFree = input.pass === true || orderValue >= (input.freeOfChargeThreshold ?? Infinity);
  const serviceFeesAfterDiscount = isFree || waivedBy !== undefined ? 0 : serviceFees;
  const total = orderValue + depositFees + serviceFeesAfterDiscount + (boughtPass?.price ?? 0);
  const vat = vatOf({
    goods: byPermille(sums.rates, found.linesLeft),
    discounts: found.offAll,
    fee: serviceFeesAfterDiscount,
    feePermille: input.permille(terms.feeVat, moment),
    ...(boughtPass && { pass: { gross: boughtPass.price, permille: input.permille(boughtPass.vat, now) } }),
  });
  // What waives a fee that is free anyway takes nothing off.
  const waived = isFree ? 0 : serviceFees;
  const mayWaive = mode !== 'ADDON' && !window && !isFree;
  const shares = sharePayments(payments, total);
  const overAuthorizationPercentage = sums.weighed && asksForSurcharge(shares) ? terms.overAuthorizationPercentage : 0;
  const totalWithSurcharge = halfUp(total * (100 + overAuthorizationPercentage), 100);
  const coveredAmount = shares.filter(isWallet).reduce((sum, { amount }) => sum + amount, 0);
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
    discountCodes: codes.map((one) => (one.code === waivedBy ? { ...one, discount: waived } : one)),
    // VOU-03: those that take something off, or will as soon as there is a fee, or what a member waits for is there.
    voucherLineItems: vouchers
      .map((one) => (one.lineItemId === waivedBy ? { ...one, discount: waived } : one))
      .filter((one) => isWorking(one) || one.missing || (one.lineItemId === waivedBy && mayWaive)),
    payments: showPayments(shares, totalWithSurcharge - total),
    weight,
  };
}

export function pieceOf(good: Pick<Good, 'price' | 'memberPrice'>, member: boolean): number {
  return member ? good.memberPrice : good.price;
}

function sumsOf({ lines, member, terms, permille }: PricingInput, moment: number) {
  const permilles = new Map<string, number>();
  const rates: number[] = [];
  const priced: ScopedLine[] = [];
  let totalArticlePrice = 0;
  let savings = 0;
  let deposits = 0;
  let weight = 0;
  let weighed = false;
  for (const { quantity, good } of lines) {
    const { product } = good;
    const price = pieceOf(good, member) * quantity;
    totalArticlePrice += price;
    savings += good.regular * quantity - price;
    deposits += good.deposit * quantity;
    weight += (good.grams ?? terms.assumedGrams) * quantity;
    weighed ||= good.weighed;
    let rate = permilles.get(good.vat);
    if (rate === undefined) permilles.set(good.vat, (rate = permille(good.vat, moment)));
    rates.push(rate);
    const pieces = product?.weightArticle ? 1 : quantity;
    priced.push(
      product ? { lineItemId: product.sku, pieces, price, article: product } : { lineItemId: '', pieces, price },
    );
  }
  return { totalArticlePrice, savings, deposits, weight, weighed, rates, lines: priced };
}

/** Prices of lines, added up by their rates. */
function byPermille(rates: readonly number[], prices: readonly number[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  rates.forEach((rate, at) => sums.set(rate, (sums.get(rate) ?? 0) + (prices[at] ?? 0)));
  return sums;
}

function crateDeposit({ crates, lines, terms }: PricingInput, weight: number): number {
  const { crate } = terms;
  if (!crates || !crate || lines.length === 0) return 0;
  return Math.max(1, Math.ceil(weight / crate.grams)) * crate.deposit;
}
