import type { z } from 'zod/mini';
import { isPlainText } from '../wire/plainText.ts';
import { schemaOfItem } from './item.ts';
import type { ContentProblem } from './studio.ts';

type Path = ContentProblem['path'];
type Told = Pick<ContentProblem, 'code' | 'values'>;

/** What keeps a value from being published, as far as it can be told without the shop: the studio checks while one types. */
export function schemaProblems(item: string, value: unknown): readonly ContentProblem[] {
  const read = schemaOfItem(item).safeParse(value);
  const broken = (read.error?.issues ?? []).map((issue): ContentProblem => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    return { path, kind: 'schema', text: issue.message, ...told(issue, valueAt(value, path)) };
  });
  return [...broken, ...wrongDates(value, []), ...unfitTextsIn(value, [])];
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
      return { code: 'format', values: { format: issue.format } };
    case 'invalid_union':
      return issue.path.at(-1) === 'type'
        ? { code: 'unknownBlock' }
        : { code: held === undefined ? 'missing' : 'otherRule' };
    case 'custom':
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

/** Neither a page nor a block ends before it begins. */
function wrongDates(value: unknown, path: Path): readonly ContentProblem[] {
  if (!isRecord(value)) return [];
  const { validFrom, validUntil } = value;
  const isWrong =
    typeof validFrom === 'string' && typeof validUntil === 'string' && Date.parse(validUntil) <= Date.parse(validFrom);
  const own: readonly ContentProblem[] = isWrong
    ? [
        {
          path: [...path, 'validUntil'],
          kind: 'schema',
          code: 'endsBeforeStart',
          text: 'expected a moment after `validFrom`',
        },
      ]
    : [];
  return [...own, ...stepsInto(value).flatMap(([step, held]) => wrongDates(held, [...path, step]))];
}

/** Control characters that came along with what was pasted. */
function unfitTextsIn(value: unknown, path: Path): readonly ContentProblem[] {
  if (typeof value === 'string')
    return isPlainText(value, { multiline: true })
      ? []
      : [{ path, kind: 'schema', code: 'unfitText', text: 'expected a text without control characters' }];
  return stepsInto(value).flatMap(([step, held]) => unfitTextsIn(held, [...path, step]));
}

function stepsInto(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((held: unknown, at) => [at, held] as const);
  return isRecord(value) ? Object.entries(value) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null;
}
