import type { Carts } from './cart/carts.ts';
import { cartSkusOf } from './cart/operations/cartSkusOf.ts';
import { forgetCartsOf } from './cart/operations/forgetCartsOf.ts';
import { keptCartsOf } from './cart/operations/keptCartsOf.ts';
import { ownsCart } from './cart/operations/ownsCart.ts';
import { forgetCheckoutsOf } from './checkout/forgetCheckoutsOf.ts';
import type { Customers } from './customer/customers.ts';
import { selectWithdrawalsOf } from './order/storage/withdrawals.ts';
import type { Payments } from './payment/openPayments.ts';
import { forgetMethodsOf } from './payment/saved/forgetMethodsOf.ts';

interface Parts {
  readonly carts: Carts;
  readonly payments: Pick<Payments, 'byName'>;
}

/** What a shop that sells keeps of a customer: they may know of it, and it goes with them. */
export function keptBySelling({
  carts,
  payments,
}: Parts): Required<Pick<Customers, 'forgetCartsOf' | 'cartSkusOf' | 'keptCartsOf' | 'ownsCart' | 'withdrawalsOf'>> {
  const { database } = carts;
  return {
    async forgetCartsOf(customerId) {
      await forgetCartsOf(carts, customerId);
      await forgetCheckoutsOf(database, customerId);
      await forgetMethodsOf({ database, payments }, customerId);
    },
    cartSkusOf: (customerId) => cartSkusOf(carts, customerId),
    ownsCart: (customerId, cartId) => ownsCart(carts, customerId, cartId),
    keptCartsOf: (customerId) => keptCartsOf(database, customerId),
    withdrawalsOf: (email) => selectWithdrawalsOf(database, email),
  };
}
