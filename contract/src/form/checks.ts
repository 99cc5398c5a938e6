/** A problem of a field: the key of its message, `form.<kind>`, and the number in it. */
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

/** The problem of a text, if any. Only `required` checks empty ones. */
export type FieldCheck = (value: string) => FieldProblem | undefined;

/** Runs the checks in order; returns the first problem. */
export function all(...checks: readonly FieldCheck[]): FieldCheck {
  return (value) => {
    for (const check of checks) {
      const problem = check(value);
      if (problem) return problem;
    }
    return undefined;
  };
}

/** Skips empty values. */
const given =
  (check: FieldCheck): FieldCheck =>
  (value) =>
    value.trim() === '' ? undefined : check(value);

export const required: FieldCheck = (value) => (value.trim() === '' ? { kind: 'required' } : undefined);

/** In code points, as PostgreSQL counts. */
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
