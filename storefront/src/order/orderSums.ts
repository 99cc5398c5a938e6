import { discountedNames, type Order } from '@trolley/contract';

type Summed = Pick<Order, 'priceInfo' | 'voucherLineItems' | 'discountCodes' | 'deliveryPassLineItem'> &
  Partial<Pick<Order, 'productLineItems'>>;

/** The lines of a bill. They add up: regular − savings − discounts + deposits + fee + pass = total. */
export function orderSums({ priceInfo, voucherLineItems, discountCodes, deliveryPassLineItem, ...rest }: Summed) {
  const nameOf = (lineItemId: string) => rest.productLineItems?.find((line) => line.lineItemId === lineItemId)?.name;
  const { totalArticlePrice, savings, depositFees, serviceFees, serviceFeesAfterDiscount, total } = priceInfo;
  const discounts = [...voucherLineItems, ...discountCodes].filter(({ discount }) => discount > 0);
  const listed = discounts.reduce((sum, { discount }) => sum + discount, 0);
  // A voucher that pays for the service stands among the discounts: then the fee is shown in full.
  const fee = serviceFeesAfterDiscount + listed - priceInfo.discounts;
  return {
    regular: totalArticlePrice + savings,
    savings,
    discounts: discounts.map((one) => ({
      ...{ id: 'code' in one ? one.code : one.lineItemId, name: one.name, discount: one.discount },
      goods: discountedNames('goods' in one ? one.goods : undefined, nameOf),
    })),
    deposits: depositFees,
    fee,
    feeBefore: serviceFees,
    pass: deliveryPassLineItem?.price ?? 0,
    total,
  };
}
