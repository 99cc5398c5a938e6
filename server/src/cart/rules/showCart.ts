import type {
  Cart,
  CartCode,
  CartMode,
  CartStatus,
  CheckoutFile,
  DistributionType,
  PriceInfo,
  ServiceFile,
} from '@trolley/contract';
import { passOf } from '../../pass/passOf.ts';
import type { Entitlements, Vouchers } from '../../voucher/vouchers.ts';
import { vouchersOf } from '../../voucher/vouchersOf.ts';
import type { CartDocument, CartWindow } from './document.ts';
import type { Goods } from './goods.ts';
import { priceCart } from './priceCart.ts';
import { showUnavailable } from './showUnavailable.ts';
import { type GoodLine, sortLines } from './sortLines.ts';

/** What of a cart's row is not in its document. */
export interface CartFacts {
  readonly id: string;
  readonly revision: number;
  readonly customerId?: string;
  readonly mode: CartMode;
  readonly orderNumber?: string;
  readonly status: CartStatus;
}

/** Of `service.json`: what bears on a cart's money. */
export type CartTerms = Pick<
  ServiceFile,
  'distributionTypes' | 'order' | 'overAuthorizationPercentage' | 'crate' | 'assumedGrams' | 'feeVat'
>;

export interface Hold {
  /** Epoch milliseconds. */
  readonly heldUntil: number;
  /** By the database's clock. */
  readonly held: boolean;
  /** As the slot has it now; the document's is that of when it was chosen. */
  readonly cutOffAt?: number;
}

export interface ShowInput {
  readonly row: CartFacts;
  readonly document: CartDocument;
  /** Before the change that made this document of it, where there was one: most lines are shown as they were. */
  readonly before?: CartDocument | undefined;
  readonly goods: Goods;
  readonly terms: CartTerms;
  readonly member: boolean;
  /** Missing where the shop has none; the same holds for passes. */
  readonly vouchers?: Pick<Vouchers, 'datedAt'> | undefined;
  readonly passOffer?: CheckoutFile['pass'] | undefined;
  /** Of the cart's owner; missing: nothing is known of them. */
  readonly entitlements?: Entitlements;
  /** Of the slot in the document; undefined: it is not held any more. */
  readonly hold?: Hold;
  /** Codes the shop does not accept any more, and why. */
  readonly refused?: ReadonlyMap<string, CartCode>;
  /** Grams of the order that an ADDON cart adds to. */
  readonly orderWeight?: number;
  readonly now: number;
}

/** A document with the shelf's products and prices, as it crosses the wire. */
export function showCart(input: ShowInput): Cart {
  const { row, document, before, goods, terms, member, hold, refused, orderWeight, now } = input;
  const { address, window, billing, lines: stored, codes, crates, substitution, payments } = document;
  const { lines, missing } = sortLines({ stored, before: before?.lines, goods, member });
  const type = serviceOf(document, terms);
  const { pass, vouchers } = offered(input, lines.length > 0 && row.mode === 'REGULAR');
  const serviceFree = row.mode === 'ADDON' || pass.waives;
  const freeOfChargeThreshold = serviceFree ? undefined : terms.order[type].freeOfChargeThreshold;
  const {
    priceInfo,
    discountCodes,
    voucherLineItems,
    payments: shares,
    weight,
  } = priceCart({
    lines,
    member,
    mode: row.mode,
    codes,
    refused,
    distributionType: address?.distributionType,
    window,
    freeOfChargeThreshold,
    vouchers,
    pass: pass.waives,
    boughtPass: pass.bought,
    crates,
    payments,
    terms,
    permille: goods.permille,
    now,
  });
  return {
    id: row.id,
    revision: row.revision,
    ...(row.customerId !== undefined && { customerId: row.customerId }),
    payments: shares,
    lineItemCount: countOf(lines),
    mode: row.mode,
    ...(row.orderNumber !== undefined && { orderNumber: row.orderNumber }),
    cartStatus: row.status,
    priceInfo,
    productLineItems: lines.map(({ item }) => item),
    voucherLineItems,
    discountCodes: [...discountCodes],
    unavailableLineItems: showUnavailable(missing, stored, goods),
    ...(pass.line &&
      pass.bought && { deliveryPassLineItem: { ...pass.line, vat: goods.permille(pass.bought.vat, now) } }),
    ...(pass.waives && isPaidByPass(priceInfo, terms.order[type].freeOfChargeThreshold) && { passPaysFee: true }),
    ...(address && { distributionAddress: address }),
    ...(window && { distributionWindow: showWindow(window, hold) }),
    ...(billing && { billingAddress: billing }),
    weight,
    ...(orderWeight !== undefined && { orderWeight }),
    ...(freeOfChargeThreshold !== undefined && { freeOfChargeThreshold }),
    ...(serviceFree && { serviceFree }),
    crateDepositDesired: crates,
    substitution,
  };
}

/** From the threshold on the fee is waived for everybody. */
const isPaidByPass = ({ serviceFees, orderValue }: PriceInfo, threshold = Infinity): boolean =>
  serviceFees > 0 && orderValue < threshold;

const nothingKnown: Entitlements = { gone: new Set() };

function offered(input: ShowInput, mayRenew: boolean) {
  const { row, document, member, vouchers, passOffer, entitlements = nothingKnown, now } = input;
  const distributionType = document.address?.distributionType;
  const isCustomer = row.customerId !== undefined;
  const pass = passOf({
    planId: document.pass,
    held: entitlements.pass,
    offer: passOffer,
    isCustomer,
    mayRenew,
    distributionType,
    now,
  });
  const shopper = { isCustomer, isMember: member, distributionType, entitlements, now };
  return { pass, vouchers: vouchersOf(vouchers?.datedAt(now) ?? [], shopper) };
}

/** Whose limits hold: those of the chosen service, or of the first the shop offers. */
export function serviceOf(
  { address }: Pick<CartDocument, 'address'>,
  { distributionTypes }: Pick<CartTerms, 'distributionTypes'>,
): DistributionType {
  return address?.distributionType ?? distributionTypes[0] ?? 'DELIVERY';
}

/** The number on the cart's button: pieces, but what is weighed by the step counts once. */
function countOf(lines: readonly GoodLine[]): number {
  return lines.reduce((sum, { quantity, good }) => sum + (good.product.weightArticle ? 1 : quantity), 0);
}

const instant = (moment: number) => new Date(moment).toISOString();

function showWindow({ id, startsAt, endsAt, cutOffAt, fee = 0, green }: CartWindow, hold: Hold | undefined) {
  return {
    id,
    startsAt: instant(startsAt),
    endsAt: instant(endsAt),
    cutOffAt: instant(hold?.cutOffAt ?? cutOffAt),
    fee,
    green,
    heldUntil: instant(hold?.heldUntil ?? 0),
    held: hold?.held ?? false,
  };
}
