import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { expectationOf, fieldOf } from './words.ts';

function told(schema: z.ZodMiniType, value: unknown) {
  const read = z.safeParse(schema, value);
  return read.success ? [] : read.error.issues.map((issue) => `${fieldOf(issue)}: ${expectationOf(issue)}`);
}

test('what is wrong is told in words a developer can act on', () => {
  const schema = z.strictObject({
    name: z.string(),
    size: z.enum(['s', 'm']),
    lines: z.array(z.object({ count: z.int() })),
    mail: z.email(),
  });
  expect(told(schema, { size: 'x', lines: [{ count: 'two' }], mail: 'no', other: 1 })).toEqual([
    'name: expected string, but it is missing',
    'size: expected one of "s"|"m"',
    'lines.0.count: expected number, received string',
    'mail: expected a valid email address',
    ': expected no such field: "other"',
  ]);
});

test('a rule is told in its own words, and never as its pattern', () => {
  const [named, plain] = [
    z.string().check(z.regex(/^[a-z]+$/, 'expected small letters')),
    z.string().check(z.regex(/^[a-z]+$/)),
  ];
  expect(told(z.object({ named, plain }), { named: 'A', plain: 'A\nB' })).toEqual([
    'named: expected small letters',
    'plain: expected a text of another form',
  ]);
});

test('TEN-09 of a name that may not stand there it is told what was expected', () => {
  const path = z.string().check(z.startsWith('/', 'expected a path that starts with "/"'));
  expect(told(z.object({ oneToOne: z.record(path, z.string()) }), { oneToOne: { home: '/' } })).toEqual([
    'oneToOne.home: a wrong name: expected a path that starts with "/"',
  ]);
});
