/** Parts of the allowed amount that people can imagine, as the texts name them. */
const parts = [
  ['1/100', 1],
  ['1/50', 2],
  ['1/30', 100 / 30],
  ['1/20', 5],
  ['1/15', 100 / 15],
  ['1/10', 10],
  ['1/8', 12.5],
  ['1/6', 100 / 6],
  ['1/5', 20],
  ['1/4', 25],
  ['1/3', 100 / 3],
  ['2/5', 40],
  ['1/2', 50],
  ['2/3', 200 / 3],
  ['3/4', 75],
] as const;

/** How much of the allowed amount a share (percent) is, in the words of a layperson: the part that comes nearest. */
export function partOf(share: number): string {
  if (share > 200) return 'double';
  if (share > 100) return 'over';
  if (share > 87.5) return 'most';
  if (share < 0.75) return 'trace';
  // By the factor between them, not by the difference: 1 % and 2 % are as far apart as 30 % and 60 %.
  const distance = (part: number) => Math.abs(Math.log(share / part));
  const [first, ...others] = parts;
  return others.reduce<readonly [string, number]>(
    (best, one) => (distance(one[1]) < distance(best[1]) ? one : best),
    first,
  )[0];
}
