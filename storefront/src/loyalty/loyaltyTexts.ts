import type { Text } from '../shell/text.ts';

/** Pools the shop has words for; one that the programme adds is called by its own name. */
const named: ReadonlySet<string> = new Set(['coins', 'collector', 'donation']);

export function poolName(text: Text, poolId: string): string {
  return named.has(poolId) ? text(`profile.loyalty.pool.${poolId}`) : poolId;
}

/** So many of a pool: `7 leaves`, `38 points`. */
export function poolAmount(text: Text, poolId: string, count: number): string {
  return named.has(poolId)
    ? text(`loyalty.amount.${poolId}`, { count })
    : text('loyalty.amount.other', { count, pool: poolId });
}

/** As people read a card aloud: `2 900000 000032`. */
export function cardDigits(number: string): string {
  return number.replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3');
}
