/**
 * A share of the legal limit in whole percent. Rounding never turns a lawful value into an unlawful one or the other way
 * round; what is below one percent is 0, and told as "less than one".
 */
export function shownShare(share: number): number {
  if (share < 1) return 0;
  if (share <= 100) return share === 100 ? 100 : Math.min(99, Math.round(share));
  return Math.max(101, Math.round(share));
}
