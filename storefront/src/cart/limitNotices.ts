import type { Cart, OrderConfig, RouteName } from '@trolley/contract';
import type { Notification } from '../shell/notifications/notifications.ts';
import type { CartState } from './cartState.ts';
import { carriedWeight, limitsOf } from './orderLimits.ts';

export interface LimitNotices {
  readonly add: readonly Notification[];
  readonly remove: readonly string[];
}

type Money = (cents: number) => string;
type LoadedCart = Pick<CartState, 'loadState' | 'cart'>;

const readable = 5000;
/** Pages that show the limits themselves. */
const routesWithLimits: readonly RouteName[] = ['cart', 'checkout'];

/**
 * The notifications for a change of the cart: the minimum once the cart is below it, free service once it is
 * reached, and the limits of value and weight as long as they are passed.
 */
export function limitNotices(before: LoadedCart, after: LoadedCart, config: OrderConfig, money: Money): LimitNotices {
  const was = conditions(before.cart, config);
  const is = conditions(after.cart, config);
  // A cart that was just loaded did not reach anything now.
  const wasLoaded = before.loadState === 'success';
  const limits = limitsOf(after.cart, config);
  const notices: readonly (readonly [boolean, boolean, Notification])[] = [
    [
      was.belowMinimum,
      is.belowMinimum,
      {
        key: 'cart.notice.minimum',
        values: { minimum: money(limits.minimumOrderValue) },
        type: 'info',
        duration: wasLoaded ? readable : 0,
        ignoreRouteNames: routesWithLimits,
        // The cart button draws it, and the side cart says it.
        spoken: true,
      },
    ],
    [
      was.free,
      is.free,
      {
        key: 'cart.notice.free',
        values: { type: after.cart?.distributionAddress?.distributionType ?? 'DELIVERY' },
        type: 'success',
        duration: wasLoaded ? readable : 0,
      },
    ],
    [
      was.tooDear,
      is.tooDear,
      {
        key: 'cart.notice.tooDear',
        values: { maximum: money(limits.maximumOrderValue) },
        type: 'warning',
        duration: Number.POSITIVE_INFINITY,
        ignoreRouteNames: routesWithLimits,
      },
    ],
    [
      was.tooHeavy,
      is.tooHeavy,
      {
        key: 'cart.notice.tooHeavy',
        values: { maximum: limits.maximumOrderWeight / 1000, mode: after.cart?.mode ?? 'REGULAR' },
        type: 'warning',
        duration: Number.POSITIVE_INFINITY,
        ignoreRouteNames: routesWithLimits,
      },
    ],
  ];
  return {
    add: notices.filter(([had, has, { duration }]) => has && !had && duration !== 0).map(([, , notice]) => notice),
    remove: notices.filter(([had, has]) => had && !has).map(([, , { key }]) => key),
  };
}

function conditions(cart: Cart | undefined, config: OrderConfig) {
  const limits = limitsOf(cart, config);
  const value = cart?.priceInfo.orderValue ?? 0;
  const holds = (cart?.productLineItems.length ?? 0) > 0;
  const free = limits.freeOfChargeThreshold;
  return {
    belowMinimum: holds && cart?.mode === 'REGULAR' && value < limits.minimumOrderValue,
    free: holds && free !== undefined && free > 0 && value >= free,
    tooDear: value > limits.maximumOrderValue,
    tooHeavy: cart !== undefined && carriedWeight(cart) > limits.maximumOrderWeight,
  };
}
