import type { z } from 'zod/mini';
import { isPlainText } from '../wire/plainText.ts';
import { blankProblems } from './blankProblems.ts';
import { schemaOfItem } from './item.ts';
import { type ContentProblem, problemCodes } from './studio.ts';
import { walkValue } from './walkValue.ts';

type Path = ContentProblem['path'];
type Told = Pick<ContentProblem, 'code' | 'values'>;

/** What keeps a value from being published, as far as it can be told without the shop: the studio checks while one types. */
export function schemaProblems(item: string, value: unknown): readonly ContentProblem[] {
  const read = schemaOfItem(item).safeParse(value);
  const broken = (read.error?.issues ?? []).map((issue): ContentProblem => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    return { path, kind: 'schema', text: issue.message, ...told(issue, valueAt(value, path)) };
  });
  const known = new Set(broken.map(({ path }) => path.join('.')));
  const blank = blankProblems(value).filter(({ path }) => !known.has(path.join('.')));
  return [...broken, ...blank, ...detailProblems(value)];
}

function told(issue: z.core.$ZodIssue, held: unknown): Told {
  switch (issue.code) {
    case 'invalid_type':
      return held === undefined ? { code: 'missing' } : { code: 'wrongType', values: { expected: issue.expected } };
    case 'unrecognized_keys':
      return { code: 'unknownField', values: { names: issue.keys } };
    case 'invalid_value':
      return { code: 'notOneOf', values: { options: issue.values.map(String) } };
    case 'too_small':
      return {
        code: issue.origin === 'string' || issue.origin === 'array' ? 'tooShort' : 'tooSmall',
        values: { limit: Number(issue.minimum) },
      };
    case 'too_big':
      return {
        code: issue.origin === 'string' || issue.origin === 'array' ? 'tooLong' : 'tooLarge',
        values: { limit: Number(issue.maximum) },
      };
    case 'invalid_format':
      // A picker that nobody used leaves an empty text: it lacks something rather than having a wrong form.
      return held === '' ? { code: 'missing' } : { code: 'format', values: { format: issue.format } };
    case 'invalid_union':
      return issue.path.at(-1) === 'type'
        ? { code: 'unknownBlock' }
        : { code: held === undefined ? 'missing' : 'otherRule' };
    case 'custom':
      return { code: problemCodes.find((code) => code === issue.params?.['code']) ?? 'otherRule' };
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
      return { code: 'otherRule' };
  }
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (held, step) => (isRecord(held) && Object.hasOwn(held, step) ? held[step] : undefined),
    value,
  );
}

/** Neither a page nor a block ends before it begins, and control characters that were pasted along keep from printing. */
function detailProblems(value: unknown): readonly ContentProblem[] {
  const found: ContentProblem[] = [];
  walkValue(value, (held, _, path) => {
    if (typeof held === 'string') {
      if (isPlainText(held, { multiline: true })) return;
      const text = 'expected a text without control characters';
      found.push({ path: path(), kind: 'schema', code: 'unfitText', text });
    } else if (isRecord(held) && endsBeforeStart(held)) {
      const text = 'expected a moment after `validFrom`';
      found.push({ path: [...path(), 'validUntil'], kind: 'schema', code: 'endsBeforeStart', text });
    }
  });
  return found;
}

function endsBeforeStart({ validFrom, validUntil }: Readonly<Record<string, unknown>>): boolean {
  return (
    typeof validFrom === 'string' && typeof validUntil === 'string' && Date.parse(validUntil) <= Date.parse(validFrom)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null;
}
