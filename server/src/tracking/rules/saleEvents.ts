import { type PriceInfo, type UserType, unitsOf, userTypeOf } from '@trolley/contract';
import type { Attempt } from '../../sale/attempt.ts';

/** What is told of an order; names and amounts as GA4 has them, in units of the currency. */
export interface SaleEvent {
  readonly name: 'purchase' | 'order_final' | 'refund';
  readonly params: Readonly<Record<string, unknown>>;
}

interface Sold {
  readonly orderNumber: string;
  readonly currency: string;
  readonly isCustomer: boolean;
  readonly attempt: Attempt;
}

const mostItems = 200;

/** Of a guest, a customer or a member. */
export const buyerType = ({ isCustomer, attempt }: Pick<Sold, 'isCustomer' | 'attempt'>): UserType =>
  userTypeOf({ loggedIn: isCustomer, member: attempt.member });

/** An order as it was placed: goods without deposit and fees are its value, weighed goods are estimated. */
export function purchaseEvent({ orderNumber, currency, isCustomer, attempt }: Sold): SaleEvent {
  const { lines, priceInfo, discountCodes, distributionAddress, payments, substitution } = attempt;
  const weighed = lines.filter((line) => line.weighed).reduce((sum, { linePrice }) => sum + linePrice, 0);
  return {
    name: 'purchase',
    params: {
      transaction_id: orderNumber,
      currency,
      ...sumsOf(priceInfo),
      ...(discountCodes.length > 0 && { coupon: discountCodes.map(({ code }) => code).join() }),
      user_type: buyerType({ isCustomer, attempt }),
      shipping_tier: distributionAddress.distributionType,
      payment_type: payments.at(-1)?.methodKey ?? '',
      weighed_share:
        priceInfo.totalArticlePrice > 0 ? Math.round((weighed / priceInfo.totalArticlePrice) * 100) / 100 : 0,
      substitutions_allowed: substitution !== 'none',
      items: lines.slice(0, mostItems).map(({ sku, name, brandName, perPiecePrice, quantity, deposit }) => ({
        item_id: sku,
        item_name: name,
        ...(brandName !== undefined && { item_brand: brandName }),
        price: unitsOf(perPiecePrice),
        quantity,
        ...(deposit > 0 && { deposit: unitsOf(deposit) }),
      })),
    },
  };
}

/** What it really costs, and how much that is more or less than was estimated. */
export function finalEvent({ orderNumber, currency, attempt }: Sold, final: PriceInfo): SaleEvent {
  return {
    name: 'order_final',
    params: {
      transaction_id: orderNumber,
      currency,
      ...sumsOf(final),
      estimated_value: unitsOf(attempt.priceInfo.orderValue),
      difference: unitsOf(final.orderValue - attempt.priceInfo.orderValue),
    },
  };
}

export function refundEvent(
  { orderNumber, currency }: Pick<Sold, 'orderNumber' | 'currency'>,
  cents: number,
): SaleEvent {
  return { name: 'refund', params: { transaction_id: orderNumber, currency, value: unitsOf(cents) } };
}

/** A deposit is neither revenue nor tax: it is told apart. */
function sumsOf({ orderValue, totalVat, serviceFeesAfterDiscount, depositFees }: PriceInfo) {
  return {
    value: unitsOf(orderValue),
    tax: unitsOf(totalVat),
    shipping: unitsOf(serviceFeesAfterDiscount),
    deposit: unitsOf(depositFees),
  };
}
