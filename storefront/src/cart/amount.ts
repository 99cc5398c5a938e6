import type { Product } from '@trolley/contract';
import type { Text } from '../shell/text.ts';

type Counted = Pick<Product, 'weightArticle' | 'quantityStepSize'>;

/** What one press on plus adds, in the unit a shopper types: grams of what is weighed, otherwise pieces. */
export function stepOf({ weightArticle, quantityStepSize }: Counted): number {
  return weightArticle ? quantityStepSize : 1;
}

/** `3` or `600 g`. */
export function amountWords(product: Counted, quantity: number, text: Text): string {
  return product.weightArticle ? text('cart.grams', { grams: quantity * stepOf(product) }) : String(quantity);
}

/** The pieces that a typed amount means: nothing for what is no number, never none for a little. */
export function piecesOf(typed: string, product: Counted): number | undefined {
  const amount = Number(typed.trim().replace(',', '.').replace(/\s*g$/i, ''));
  if (typed.trim() === '' || !Number.isFinite(amount) || amount < 0) return undefined;
  return amount === 0 ? 0 : Math.max(1, Math.round(amount / stepOf(product)));
}
