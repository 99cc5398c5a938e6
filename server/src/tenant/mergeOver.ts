type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A tenant's own words over those of its language: objects field by field, everything else as a whole. */
export function mergeOver(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isObject(base) || !isObject(own)) return own;
  const names = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, mergeOver(base[name], own[name])]));
}
