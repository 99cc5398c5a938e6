/** A number with at most so many decimals, without separators, which browsers write in different ways. */
export function withDecimals(value: number, most: number, sign: string): string {
  return String(Number(value.toFixed(most))).replace('.', sign);
}
