import type { Product } from '@trolley/contract';
import type { Text } from '../shell/text.ts';

export type Counted = Pick<Product, 'weightArticle' | 'quantityStepSize'>;

/** What one press on plus adds, in the unit a shopper types: grams of what is weighed, otherwise pieces. */
export function stepOf({ weightArticle, quantityStepSize }: Counted): number {
  return weightArticle ? quantityStepSize : 1;
}

/** `3` or `600 g`. */
export function formatAmount(product: Counted, quantity: number, text: Text): string {
  return product.weightArticle ? text('cart.grams', { grams: quantity * stepOf(product) }) : String(quantity);
}
