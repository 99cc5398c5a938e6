/** How the keys of a list stand after both changed it; undefined when both moved what the other has, differently. */
export function joinOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): readonly string[] | undefined {
  const common = new Set(mine.filter((key) => theirs.includes(key) && base.includes(key)));
  const of = (keys: readonly string[]) => keys.filter((key) => common.has(key)).join('\n');
  const mineMoved = of(mine) !== of(base);
  const theirsMoved = of(theirs) !== of(base);
  if (mineMoved && theirsMoved && of(mine) !== of(theirs)) return undefined;
  return mineMoved ? weave(mine, theirs, kept) : weave(theirs, mine, kept);
}

/** `leading` as it stands; what only `other` has comes after what it followed there. */
export function weave(
  leading: readonly string[],
  other: readonly string[],
  kept: ReadonlySet<string>,
): readonly string[] {
  const woven = [...leading];
  for (const [at, key] of other.entries()) {
    if (woven.includes(key)) continue;
    const before = other.slice(0, at).findLast((one) => woven.includes(one));
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, key);
  }
  return woven.filter((key) => kept.has(key));
}
