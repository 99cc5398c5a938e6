import { halfUp, type Order, type OrderLine, type PriceInfo, splitOver, walletMethod } from '@trolley/contract';
import type { Attempt, AttemptLine } from '../../sale/attempt.ts';
import type { OffLine } from '../../sale/off.ts';
import { vatOf } from '../../sale/vatOf.ts';
import { finalDiscounts } from './finalDiscounts.ts';
import { passVat } from './passVat.ts';
import { vatOfLine } from './pickedLine.ts';
import { agreedFor, type LinePick } from './picks.ts';

/** An order after picking: what there was, what it weighs, and what is really paid for it. */
export interface FinalOrder {
  readonly lines: readonly OrderLine[];
  readonly voucherLineItems: Order['voucherLineItems'];
  readonly discountCodes: Order['discountCodes'];
  readonly priceInfo: PriceInfo;
  readonly payments: Order['payments'];
}

/**
 * Prices an order by what was picked; lines without a pick are as ordered. Discounts are worked out anew on the goods, the
 * fee stays, and the customer pays no more than was authorised: what weighs or costs more is a present.
 */
export function finalPrice(attempt: Attempt, picks: readonly LinePick[]): FinalOrder {
  const { priceInfo: before, pass } = attempt;
  const picked = new Map(picks.map((pick) => [pick.lineItemId, pick]));
  const weighed = attempt.lines.map((line) => pickLine(line, picked.get(line.lineItemId)));
  const nothing = weighed.every((line) => line.picked.quantity === 0);
  const depositFees = nothing ? 0 : depositsOf(weighed) + crateDeposit(attempt);
  const serviceFees = nothing ? 0 : before.serviceFees;
  const fee = nothing ? 0 : before.serviceFeesAfterDiscount;
  const beside = depositFees + fee + (pass?.price ?? 0);
  const lines = atMost(weighed, mostGoods(attempt, weighed, authorizedFor(attempt) - beside));
  const totalArticlePrice = goodsOf(lines);
  const { discounts, linesLeft, offAll, ...named } = finalDiscounts(attempt, lines.map(offLine));
  const total = totalArticlePrice - discounts + beside;
  const savings = lines.reduce((sum, line) => sum + regularOf(line) - line.picked.linePrice, 0);
  const { serviceFeeTaxRate: feePermille } = before;
  const vat = vatOf({ goods: byRate(lines, linesLeft), discounts: offAll, fee, feePermille, pass: passVat(attempt) });
  const payments = finalPayments(attempt.payments, total);
  const covered = payments.reduce((sum, one) => sum + (one.methodKey === 'gift-card-wallet' ? one.amount : 0), 0);
  return {
    lines,
    ...named,
    priceInfo: {
      totalArticlePrice,
      savings,
      discounts,
      totalSavings: savings + discounts + serviceFees - fee,
      orderValue: totalArticlePrice - discounts,
      depositFees,
      serviceFees,
      serviceFeesAfterDiscount: fee,
      total,
      ...vat,
      overAuthorizationPercentage: 0,
      totalWithSurcharge: total,
      overAuthorizationAmount: 0,
      coveredAmount: covered,
      uncoveredAmountWithOverAuthorization: total - covered,
      uncoveredAmountWithoutOverAuthorization: total - covered,
    },
    payments,
  };
}

/** Whether it can be packed that way: deposits are never discounted, and those of substitutes may be too much. */
export const isAffordable = (attempt: Attempt, { priceInfo }: FinalOrder): boolean =>
  priceInfo.total <= authorizedFor(attempt) && priceInfo.orderValue >= 0;

/** The most that may be asked for. */
const authorizedFor = ({ payments }: Pick<Attempt, 'payments'>): number =>
  payments.reduce((sum, { amount, authorized = amount }) => sum + authorized, 0);

/** How much the goods may cost at most, so that what their discounts leave of them is within a sum. */
function mostGoods(attempt: Attempt, lines: readonly PickedLine[], sum: number): number {
  const isWithin = (cents: number) => {
    const capped = atMost(lines, cents);
    return goodsOf(capped) - finalDiscounts(attempt, capped.map(offLine)).discounts <= sum;
  };
  const goods = goodsOf(lines);
  if (isWithin(goods)) return goods;
  // What is left never falls while the goods rise, so halving finds the last amount that is within.
  let [within, beyond] = [0, goods];
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (isWithin(middle)) within = middle;
    else beyond = middle;
  }
  return within;
}

type PickedLine = AttemptLine & Required<Pick<OrderLine, 'picked'>>;

function pickLine(line: AttemptLine, pick?: LinePick): PickedLine {
  const { quantity = line.quantity, grams, substitute, dearer = false } = pick ?? {};
  if (substitute) return substituted(line, { quantity, substitute, dearer, ...(grams !== undefined && { grams }) });
  if (grams === undefined || line.kiloPrice === undefined)
    return { ...line, picked: { quantity, linePrice: line.perPiecePrice * quantity } };
  return { ...line, picked: { quantity, grams, linePrice: halfUp(line.kiloPrice * grams, 1000) } };
}

type Substituting = Pick<LinePick, 'quantity' | 'grams'> & Required<Pick<LinePick, 'substitute' | 'dearer'>>;

/** With its deposit it costs no more than what was agreed, unless the customer was asked. */
function substituted(line: AttemptLine, { quantity, grams, substitute, dearer }: Substituting): PickedLine {
  const { kiloPrice, perPiecePrice } = substitute;
  const deposit = substitute.deposit * quantity;
  const own =
    grams === undefined || kiloPrice === undefined ? perPiecePrice * quantity : halfUp(kiloPrice * grams, 1000);
  const linePrice = dearer ? own : Math.min(own, agreedFor(line, quantity).whole - deposit);
  const picked = { quantity, linePrice, substitute: { ...substitute, deposit } };
  return { ...line, picked: { ...picked, ...(grams !== undefined && { grams }) } };
}

/** What is sold by the gram is one piece, as in the cart. */
const offLine = ({ lineItemId, stepGrams, picked }: PickedLine): OffLine => ({
  lineItemId,
  pieces: stepGrams === undefined ? picked.quantity : Math.min(1, picked.quantity),
  price: picked.linePrice,
});

const goodsOf = (lines: readonly PickedLine[]) => lines.reduce((sum, { picked }) => sum + picked.linePrice, 0);

/** Takes what is too much off what was weighed or put in for something else: only that can cost more than was promised. */
function atMost(lines: readonly PickedLine[], most: number): readonly PickedLine[] {
  const yielding = lines.map(({ picked }) => (picked.grams === undefined && !picked.substitute ? 0 : picked.linePrice));
  const excess = Math.min(
    goodsOf(lines) - most,
    yielding.reduce((sum, cents) => sum + cents, 0),
  );
  if (excess <= 0) return lines;
  const off = splitOver(excess, yielding);
  return lines.map((line, at) => ({
    ...line,
    picked: { ...line.picked, linePrice: line.picked.linePrice - (off[at] ?? 0) },
  }));
}

function regularOf({ regularLinePrice, linePrice, quantity, picked }: PickedLine): number {
  // What it would have cost otherwise is not known.
  if (picked.substitute) return picked.linePrice;
  // So cheap that a piece costs nothing: it saves nothing either.
  if (linePrice === 0) return Math.max(picked.linePrice, halfUp(regularLinePrice * picked.quantity, quantity));
  return halfUp(regularLinePrice * picked.linePrice, linePrice);
}

const depositsOf = (lines: readonly PickedLine[]) =>
  lines.reduce(
    (sum, { deposit, quantity, picked }) =>
      sum + (picked.substitute ? picked.substitute.deposit : (deposit / quantity) * picked.quantity),
    0,
  );

/** What is not the bottles' is the crates'. */
const crateDeposit = ({ lines, priceInfo }: Attempt) =>
  priceInfo.depositFees - lines.reduce((sum, { deposit }) => sum + deposit, 0);

function byRate(lines: readonly PickedLine[], prices: readonly number[]): ReadonlyMap<number, number> {
  const rates = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const vat = vatOfLine(line);
    rates.set(vat, (rates.get(vat) ?? 0) + (prices[at] ?? 0));
  }
  return rates;
}

type Payments = Order['payments'];

/** How a final total is paid: the wallet as planned, the other method the rest, neither more than it was asked for. */
function finalPayments(payments: Payments, total: number): Payments {
  const wallet = payments.find(({ methodKey }) => methodKey === walletMethod);
  const other = payments.find(({ methodKey }) => methodKey !== walletMethod);
  const planned = Math.min(wallet?.amount ?? 0, total);
  const byOther = other ? Math.min(total - planned, other.authorized ?? other.amount) : 0;
  return payments.map((one) => ({ ...one, amount: one === wallet ? total - byOther : byOther }));
}
