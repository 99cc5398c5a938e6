/** What was filled in for the shopper, by field. */
export type Prefilled = Readonly<Record<string, string>>;

interface PrefillChange {
  /** The fields to set, to what. */
  readonly set: Prefilled;
  /** What counts as filled in from now on. */
  readonly prefilled: Prefilled;
}

/**
 * FORM-02: `known` is what is known of the customer now, nothing where there is none. A field is filled in while it is
 * empty, and emptied again while it holds what was filled in: what somebody typed stays.
 */
export function prefillChange(
  answers: Readonly<Record<string, string>>,
  before: Prefilled,
  known: Prefilled,
): PrefillChange {
  const set: Record<string, string> = {};
  const prefilled: Record<string, string> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(known)])) {
    const answer = answers[name] ?? '';
    const next = known[name] ?? '';
    const isOurs = answer === '' || answer === before[name];
    if (!isOurs) continue;
    if (answer !== next) set[name] = next;
    if (next !== '') prefilled[name] = next;
  }
  return { set, prefilled };
}
