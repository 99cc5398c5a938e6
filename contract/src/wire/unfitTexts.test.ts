import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { multiline, unfitTexts } from './unfitTexts.ts';

const bell = 'ding\u0007';

test.each([
  ['a text', z.object({ a: z.string() }), { a: bell }, ['a']],
  ['an optional one with checks', z.object({ a: z.optional(z.string().check(z.maxLength(9))) }), { a: bell }, ['a']],
  ['a nullable one with a default', z.object({ a: z._default(z.nullable(z.string()), 'x') }), { a: bell }, ['a']],
  ['one that becomes something else', z.object({ a: z.pipe(z.string(), z.transform(Number)) }), { a: bell }, ['a']],
  ['one of a list', z.object({ a: z.array(z.object({ b: z.string() })) }), { a: [{ b: 'x' }, { b: bell }] }, ['a.1.b']],
  ['one of a record', z.record(z.string(), z.string()), { x: bell }, ['x']],
  ['the name of a record’s entry', z.object({ a: z.record(z.string(), z.int()) }), { a: { [bell]: 1 } }, ['a']],
  ['one of several kinds', z.object({ a: z.union([z.string(), z.uuid()]) }), { a: bell }, ['a']],
  ['one that is declared later', z.object({ a: z.lazy(() => z.string()) }), { a: bell }, ['a']],
  ['one of two parts', z.intersection(z.object({ a: z.string() }), z.object({ b: z.string() })), { b: bell }, ['b']],
  ['two of them', z.object({ a: z.string(), b: z.string() }), { a: bell, b: bell }, ['a', 'b']],
  ['none that the schema does not name', z.object({ a: z.string() }), { a: 'x', other: bell }, []],
  ['no line break in one line', z.object({ a: z.string() }), { a: 'x\ny' }, ['a']],
  ['line breaks in several', z.object({ a: z.optional(multiline(z.string())) }), { a: 'x\ny' }, []],
  ['white space around it', z.object({ a: z.string() }), { a: ' x\n' }, []],
])('SAFE-03 %s', (_, schema, value, paths) => {
  expect(unfitTexts(schema, value).map((path) => path.join('.'))).toEqual(paths);
});

test('SAFE-03 what is no object, or nothing, has no texts', () => {
  const schema = z.object({ a: z.array(z.string()), b: z.record(z.string(), z.string()) });
  for (const value of [undefined, null, 'x', 1, [], { a: 'x', b: 1 }]) expect(unfitTexts(schema, value)).toEqual([]);
});

test('SAFE-03 what lies deep is found by its schema, and what no schema names may lie as deep as it likes', () => {
  const nested = (levels: number, inmost: unknown) => {
    let value = inmost;
    for (let level = 0; level < levels; level++) value = { a: value };
    return value;
  };
  let schema: z.ZodMiniType = z.string();
  for (let level = 0; level < 12; level++) schema = z.object({ a: schema });
  expect(unfitTexts(schema, nested(12, bell)).map((path) => path.length)).toEqual([12]);
  expect(unfitTexts(schema, nested(12, 'ding'))).toEqual([]);
  expect(unfitTexts(z.object({ b: z.string() }), nested(100_000, bell))).toEqual([]);
});
