/** A moment of the database as epoch milliseconds. `extract` would count in decimals, which takes much longer. */
export function milliseconds(moment: string): string {
  return `round(date_part('epoch', ${moment}) * 1000)`;
}
