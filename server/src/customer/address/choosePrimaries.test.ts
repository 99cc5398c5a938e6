import { addressKinds, addressTypes, kindsOf } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Choosable, choosePrimaries, withPrimaries } from './choosePrimaries.ts';

const addresses: fc.Arbitrary<Choosable[]> = fc
  .array(fc.record({ addressType: fc.constantFrom(...addressTypes), primary: fc.subarray([...addressKinds]) }), {
    maxLength: 6,
  })
  .map((list) => list.map((one, index) => ({ ...one, id: String(index) })));

const settled = addresses.map((list) => withPrimaries(list, choosePrimaries(list)));
const firsts = (list: readonly Choosable[], kind: (typeof addressKinds)[number]) =>
  list.filter(({ primary }) => primary.includes(kind));

test('ADDR-03 of each kind exactly one is the first as long as there is any, and only one that is for it', () => {
  fc.assert(
    fc.property(settled, (list) => {
      for (const kind of addressKinds) {
        const fit = list.filter(({ addressType }) => kindsOf(addressType).includes(kind));
        const first = firsts(list, kind);
        expect(first).toHaveLength(Math.min(1, fit.length));
        expect(fit).toEqual(expect.arrayContaining(first));
      }
    }),
    { numRuns: 150 },
  );
});

test('ADDR-01 a further address takes no place that is taken; the preferred one takes all it is for', () => {
  fc.assert(
    fc.property(settled, fc.constantFrom(...addressTypes), (list, addressType) => {
      const more = [...list, { id: 'new', addressType, primary: [] }];
      const after = choosePrimaries(more);
      for (const kind of addressKinds) {
        const before = firsts(list, kind)[0]?.id;
        if (before !== undefined) expect(after[kind]).toBe(before);
      }
      const preferred = choosePrimaries(more, 'new');
      for (const kind of kindsOf(addressType)) expect(preferred[kind]).toBe('new');
    }),
    { numRuns: 150 },
  );
});

test('ADDR-01 where the first one goes the oldest that is left takes its place, and the other kind is not touched', () => {
  fc.assert(
    fc.property(settled, fc.nat(), (list, index) => {
      const gone = list[index % Math.max(1, list.length)];
      const left = list.filter((one) => one !== gone);
      const after = choosePrimaries(left);
      for (const kind of addressKinds) {
        const fit = left.filter(({ addressType }) => kindsOf(addressType).includes(kind));
        const expected = gone?.primary.includes(kind) ? fit[0] : firsts(left, kind)[0];
        expect(after[kind]).toBe(expected?.id);
      }
    }),
    { numRuns: 150 },
  );
});

test('ADDR-01 what is settled stays as it is', () => {
  fc.assert(
    fc.property(settled, (list) => {
      expect(withPrimaries(list, choosePrimaries(list))).toEqual(list);
    }),
    { numRuns: 50 },
  );
});
