import type { Cart, OrderConfig, OrderLimits } from '@trolley/contract';

/**
 * The limits for orders of this cart's service type; the cart's own threshold comes first. Where
 * the service costs nothing anyway there is no threshold to be reached.
 */
export function limitsOf(cart: Cart | undefined, config: OrderConfig): OrderLimits {
  const type = cart?.distributionAddress?.distributionType ?? config.distributionTypes[0] ?? 'DELIVERY';
  const { freeOfChargeThreshold: usual, ...limits } = config[type];
  const threshold = cart?.freeOfChargeThreshold ?? usual;
  if (threshold === undefined || (cart && isFreeAnyway(cart, threshold))) return limits;
  return { ...limits, freeOfChargeThreshold: threshold };
}

/** The service is free below the threshold too: an addition, a pass, a slot without a fee, a voucher that pays it. */
function isFreeAnyway(cart: Cart, threshold: number): boolean {
  const { mode, serviceFree, distributionWindow, priceInfo } = cart;
  if (serviceFree || mode === 'ADDON') return true;
  if (!distributionWindow) return false;
  const isPaidFor = priceInfo.serviceFeesAfterDiscount === 0 && priceInfo.orderValue < threshold;
  return distributionWindow.fee === 0 || isPaidFor;
}

/** A limit that forbids the order. */
export type LimitProblem =
  /** Cents of goods that are missing. */
  | { readonly kind: 'belowMinimum'; readonly by: number }
  /** Cents of goods too many. */
  | { readonly kind: 'aboveMaximum'; readonly by: number }
  /** Grams too many. */
  | { readonly kind: 'tooHeavy'; readonly by: number };

/** CART-17, as the server judges it: an addition has no minimum, and weighs together with its order. */
export function limitProblem(cart: Cart, config: OrderConfig): LimitProblem | undefined {
  const { minimumOrderValue, maximumOrderValue, maximumOrderWeight } = limitsOf(cart, config);
  const { orderValue } = cart.priceInfo;
  if (cart.productLineItems.length === 0) return undefined;
  if (orderValue > maximumOrderValue) return { kind: 'aboveMaximum', by: orderValue - maximumOrderValue };
  const weight = carriedWeight(cart);
  if (weight > maximumOrderWeight) return { kind: 'tooHeavy', by: weight - maximumOrderWeight };
  if (cart.mode === 'REGULAR' && orderValue < minimumOrderValue)
    return { kind: 'belowMinimum', by: minimumOrderValue - orderValue };
  return undefined;
}

/** Grams that are carried at once: of an addition together with its order. */
export function carriedWeight({ weight, orderWeight = 0 }: Pick<Cart, 'weight' | 'orderWeight'>): number {
  return weight + orderWeight;
}
