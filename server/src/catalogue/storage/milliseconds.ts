/** A moment of the database as epoch milliseconds. */
export function milliseconds(moment: string): string {
  return `round(extract(epoch from ${moment}) * 1000)::double precision`;
}
