import { comparablePrice, isOrderable, measureOfPrice, type ProductSize } from '@trolley/contract';

type Compared = Pick<ProductSize, 'sku' | 'price' | 'availability'>;

/** The size that costs less per unit than every other one, of those that can be bought; none where they are not measured alike. */
export function bestSize(sizes: readonly Compared[]): string | undefined {
  const offered = sizes.filter(({ availability }) => isOrderable(availability));
  const measure = offered[0] && measureOfPrice(offered[0].price);
  if (measure === undefined || offered.some(({ price }) => measureOfPrice(price) !== measure)) return undefined;
  const [first, second] = offered.toSorted((a, b) => comparablePrice(a.price) - comparablePrice(b.price));
  return first && second && comparablePrice(first.price) < comparablePrice(second.price) ? first.sku : undefined;
}
