import { discountedNames } from '@trolley/contract';
import { type CartState, countOf, goodsOf } from './cartState.ts';

/** The lines of a bill. They add up: regular − savings − discounts + deposits + fee + pass = total. */
export function cartSums(state: CartState) {
  const { cart } = state;
  const info = cart?.priceInfo;
  const goods = goodsOf(state);
  // Optimistic changes are part of the goods, so they belong into the total, too.
  const pressed = goods - (info?.totalArticlePrice ?? 0);
  const savings = info?.savings ?? 0;
  const taken = [...(cart?.voucherLineItems ?? []), ...(cart?.discountCodes ?? [])].filter(
    ({ discount }) => discount > 0,
  );
  const nameOf = (lineItemId: string) =>
    cart?.productLineItems.find((line) => line.lineItemId === lineItemId)?.product.name;
  const listed = taken.reduce((sum, { discount }) => sum + discount, 0);
  return {
    count: countOf(state),
    regular: goods + savings,
    savings,
    discounts: taken.map((one) => ({
      ...{ id: 'code' in one ? one.code : one.lineItemId, name: one.name, discount: one.discount },
      activated: 'activated' in one && one.activated,
      goods: discountedNames('goods' in one ? one.goods : undefined, nameOf),
    })),
    deposits: info?.depositFees ?? 0,
    // A discount on the fee is listed among the discounts: then the fee is shown in full.
    fee: (info?.serviceFeesAfterDiscount ?? 0) + listed - (info?.discounts ?? 0),
    feeBefore: info?.serviceFees ?? 0,
    pass: cart?.deliveryPassLineItem?.price ?? 0,
    total: (info?.total ?? 0) + pressed,
  };
}
