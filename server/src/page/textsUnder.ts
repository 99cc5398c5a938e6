import type { PartTexts } from '@trolley/contract';

const known = new WeakMap<Readonly<PartTexts>, Map<string, PartTexts>>();

/** Those of an area's texts whose keys begin so: what a page shows of another area brings no more words than it needs. */
export function textsUnder(texts: Readonly<PartTexts>, prefix: string): PartTexts {
  const found = known.get(texts) ?? new Map<string, PartTexts>();
  known.set(texts, found);
  const some = found.get(prefix) ?? Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith(prefix)));
  found.set(prefix, some);
  return some;
}
