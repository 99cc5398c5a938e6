import type { Product, ProductPicture } from '@trolley/contract';
import { fullName } from '../../product/productName.ts';
import type { Text } from '../../shell/text.ts';

/** What one of a product's pictures shows, for those who do not see it. */
export function pictureAlt(text: Text, product: Pick<Product, 'name' | 'brand'>, kind: ProductPicture['kind']): string {
  const name = fullName(product);
  return kind === 'front' ? name : text(`catalogue.picture.${kind}`, { name });
}
