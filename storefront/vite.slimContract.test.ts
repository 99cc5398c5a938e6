// @vitest-environment node
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { slimContract } from './vite.slimContract.ts';

function transformed(code: string): unknown {
  const { transform } = slimContract();
  if (typeof transform !== 'object') throw new Error('The plugin does not transform.');
  const context = { parse: (text: string) => parseAst(text) };
  return Reflect.apply(transform.handler, context, [code, 'contract/src/x.ts']);
}

test('an endpoint loses its schemas and its description and keeps what a call needs', () => {
  expect(
    transformed(
      "export const get = defineEndpoint({ method: 'GET', path: '/a', summary: 'Gets it.', query: z.object({ a: z.string() }), reply: thing });",
    ),
  ).toBe("export const get = defineEndpoint({ method: 'GET', path: '/a', summary: null, query: null, reply: null });");
});

test('a schema may be left out where it is unused, everything else stays as it is', () => {
  expect(transformed('const a = z.string().check(z.minLength(1));\nexport const b = [1, 2];')).toBe(
    'const a = /*#__PURE__*/(()=>(z.string().check(z.minLength(1))))();\nexport const b = [1, 2];',
  );
  expect(transformed('export const page = { a: z.string() };')).toBe(
    'export const page = /*#__PURE__*/(()=>({ a: z.string() }))();',
  );
});

test('so may one that a function of the contract makes', () => {
  expect(transformed('export const fields = { city: words(50) };')).toBe(
    'export const fields = /*#__PURE__*/(()=>({ city: words(50) }))();',
  );
});
