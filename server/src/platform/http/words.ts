import { z } from 'zod/mini';

// Without a locale, zod/mini says only "Invalid input".
z.config(z.locales.en());

interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly code?: string;
  /** Of a key of a record: what is wrong with it. */
  readonly issues?: readonly unknown[];
}

/** `pageMap.cart.urlslug`: where in a value an issue lies. */
export function fieldOf({ path }: Pick<Issue, 'path'>): string {
  return path.map(String).join('.');
}

/** What was expected, as one reads it after the name of a field. */
export function expectationOf({ message, code, issues: [within] = [] }: Issue): string {
  if (code === 'invalid_key' && isIssue(within)) return `a wrong name: ${expectationOf(within)}`;
  return (
    message
      .replace(/^[^:"]*: (?=expected)/, '')
      // A rule that has no words of its own: nobody has to read its pattern.
      .replace(/^Invalid string: must match pattern .*$/s, 'expected a text of another form')
      .replace(/, received undefined$/, ', but it is missing')
      .replace(/^Unrecognized keys?: /, 'expected no such field: ')
      .replace(/^Invalid (?=\w)/, 'expected a valid ')
  );
}

function isIssue(value: unknown): value is Issue {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}
