/** What is wrong with a field: the key of its message, `form.<kind>`, and the number that stands in it. */
export interface FieldProblem {
  readonly kind:
    | 'required'
    | 'email'
    | 'number'
    | 'integer'
    | 'maxLength'
    | 'minLength'
    | 'characters'
    | 'phone'
    | 'date'
    | 'age'
    | 'card';
  readonly limit?: number;
}

/** Nothing, or what is wrong with a text. An empty one is the concern of `required` alone. */
export type FieldCheck = (value: string) => FieldProblem | undefined;

/** One after the other; the first problem is told. */
export function all(...checks: readonly FieldCheck[]): FieldCheck {
  return (value) => {
    for (const check of checks) {
      const problem = check(value);
      if (problem) return problem;
    }
    return undefined;
  };
}

/** Leaves what was left empty alone. */
const given =
  (check: FieldCheck): FieldCheck =>
  (value) =>
    value.trim() === '' ? undefined : check(value);

export const required: FieldCheck = (value) => (value.trim() === '' ? { kind: 'required' } : undefined);

/** As databases count: a letter beyond the first 65,536 is one. */
export const lengthOf = (value: string) => Array.from(value).length;

export const atMost = (limit: number): FieldCheck =>
  given((value) => (lengthOf(value.trim()) > limit ? { kind: 'maxLength', limit } : undefined));

export const atLeast = (limit: number): FieldCheck =>
  given((value) => (lengthOf(value.trim()) < limit ? { kind: 'minLength', limit } : undefined));

export const matching = (pattern: RegExp, kind: FieldProblem['kind'] = 'characters'): FieldCheck =>
  given((value) => (pattern.test(value.trim()) ? undefined : { kind }));

export const digits: FieldCheck = matching(/^\d+$/, 'integer');

export const without = (...signs: readonly string[]): FieldCheck =>
  given((value) => (signs.some((sign) => value.includes(sign)) ? { kind: 'characters' } : undefined));
