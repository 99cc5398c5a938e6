import type { OrderLine } from '@trolley/contract';
import type { Text } from '../shell/text.ts';

/** `3`, or of what is sold by weight `600 g`. */
export function formatPieces({ stepGrams }: Pick<OrderLine, 'stepGrams'>, pieces: number, text: Text): string {
  return stepGrams === undefined ? String(pieces) : text('cart.grams', { grams: pieces * stepGrams });
}

/** What a line is of, and what one of it costs: `1 l · 2 × €1.69`, or `600 g · €4.99/kg`. */
export function formatLine(line: OrderLine, text: Text, money: (cents: number) => string): string {
  const { picked, quantity, kiloPrice, stepGrams } = line;
  const pieces = picked?.quantity || quantity;
  if (stepGrams !== undefined && kiloPrice !== undefined && !picked?.substitute)
    return text('order.line.byWeight', { amount: formatPieces(line, pieces, text), price: money(kiloPrice) });
  const { perPiecePrice, pack } = picked?.substitute ?? line;
  return [pack, text('order.line.amount', { quantity: pieces, price: money(perPiecePrice) })]
    .filter(Boolean)
    .join(' · ');
}
