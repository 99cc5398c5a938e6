/**
 * LOY-14: how many of the points an order brought are due back once so much of its goods is refunded. In proportion,
 * rounded down in the member's favour; with everything refunded all of them.
 */
export function dueBack(
  earned: number,
  { goods, refundedGoods }: { readonly goods: number; readonly refundedGoods: number },
): number {
  if (goods <= 0) return 0;
  return Math.floor((earned * Math.min(Math.max(refundedGoods, 0), goods)) / goods);
}
