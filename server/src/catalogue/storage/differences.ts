/** A value that an import would change; undefined: there is none. */
export interface Difference {
  /** What the row is known by. */
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** By the name of the field: how many rows differ in it, and the first of them. */
export type Differences = Map<string, { count: number; readonly examples: Difference[] }>;

const mostExamples = 3;

export function noteDifference(
  differences: Differences,
  key: string,
  field: string,
  before: unknown,
  after: unknown,
): void {
  // Facts are one column with many fields; which of them differ is of interest.
  if (isRecord(before) && isRecord(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (!isSame(before[name], after[name])) noteDifference(differences, key, name, before[name], after[name]);
    }
    return;
  }
  const known = differences.get(field) ?? { count: 0, examples: [] };
  known.count += 1;
  if (known.examples.length < mostExamples) known.examples.push({ key, before, after });
  differences.set(field, known);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same as JSON, whatever order its fields stand in. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return one === other || (one ?? null) === (other ?? null);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}
