import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withBlockIds } from './blockIds.ts';

const id = fc.option(fc.oneof(fc.constantFrom('one', 'two', 'bad id', 3, null), fc.string()), { nil: undefined });
const plain = fc.record(
  { type: fc.constant('richText'), id, html: fc.constantFrom('a', 'b') },
  { requiredKeys: ['type'] },
);
const tabs = fc.record({
  type: fc.constant('tabs'),
  id,
  tabs: fc.array(fc.record({ label: fc.string(), blocks: fc.array(plain, { maxLength: 3 }) }), { maxLength: 3 }),
});
const value = fc.record({ title: fc.string(), blocks: fc.array(fc.oneof(plain, tabs), { maxLength: 8 }) });

interface Named {
  readonly id: string;
  readonly tabs?: readonly { readonly blocks: readonly Named[] }[];
}
const all = (blocks: readonly Named[]): readonly Named[] =>
  blocks.flatMap((block) => [block, ...(block.tabs ?? []).flatMap((tab) => all(tab.blocks))]);

test('STUD-03 every block gets one id, no two the same, and what has one keeps it', () => {
  fc.assert(
    fc.property(value, (one) => {
      const named = withBlockIds('page:/x', one);
      const ids = all(named['blocks'] as readonly Named[]).map((block) => block.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const each of ids) expect(each).toMatch(/^[\w-]{1,40}$/);
      expect(withBlockIds('page:/x', named), 'a second time changes nothing').toEqual(named);
      expect(withBlockIds('page:/x', one), 'whoever opens it finds the same').toEqual(named);
      const without = JSON.stringify(named, (key, held: unknown) => (key === 'id' ? undefined : held));
      expect(JSON.parse(without)).toEqual(
        JSON.parse(JSON.stringify(one, (key, held: unknown) => (key === 'id' ? undefined : held))),
      );
    }),
  );
});

test('STUD-03 what is no page, or has no blocks yet, stays as it is', () => {
  for (const one of [{ blocks: [{ type: 'x' }] }, {}]) expect(withBlockIds('config:header', one)).toBe(one);
  const odd = { blocks: 'none' };
  expect(withBlockIds('page:/x', odd)).toBe(odd);
});
