import { comparablePrice, isOrderable, measureOfPrice, type ProductPrice, type ProductSize } from '@trolley/contract';

type Compared = Pick<ProductSize, 'sku' | 'price' | 'availability'>;

/** The size that costs less per unit than every other one, of those that can be bought; none where they are not measured alike. */
export function bestSize(
  sizes: readonly Compared[],
  pricePaid: (price: ProductPrice) => number = comparablePrice,
): string | undefined {
  const offered = sizes.filter(({ availability }) => isOrderable(availability));
  const measure = offered[0] && measureOfPrice(offered[0].price);
  if (measure === undefined || offered.some(({ price }) => measureOfPrice(price) !== measure)) return undefined;
  const [first, second] = offered.toSorted((a, b) => pricePaid(a.price) - pricePaid(b.price));
  return first && second && pricePaid(first.price) < pricePaid(second.price) ? first.sku : undefined;
}

/** The same at what members pay. */
export const bestSizeForMembers = (sizes: readonly Compared[]) => bestSize(sizes, memberComparable);

function memberComparable(price: ProductPrice): number {
  const { base, perKilogram, loyalty } = price;
  if (loyalty?.perUnit === undefined) return comparablePrice(price);
  return perKilogram === undefined && base
    ? comparablePrice({ ...price, base: { ...base, value: loyalty.perUnit } })
    : loyalty.perUnit;
}
