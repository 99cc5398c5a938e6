import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSpans, readWeek, spanProblems } from './openingText.ts';

test('a week as OpenStreetMap writes it is read day by day', () => {
  const early = [{ from: '07:15', until: '19:45' }];
  expect(readWeek('Mo-Fr 07:15-19:45; Sa 08:00-12:00,14:00-18:00; Su off')).toEqual([
    early,
    early,
    early,
    early,
    early,
    [
      { from: '08:00', until: '12:00' },
      { from: '14:00', until: '18:00' },
    ],
    [],
  ]);
  expect(readWeek('Mo,We-Fr 09:00-24:00')?.map((day) => day.length)).toEqual([1, 0, 1, 1, 1, 0, 0]);
  expect(readWeek('24/7')?.every(([span]) => span?.until === '24:00')).toBe(true);
  expect(readWeek('Mo-Su 08:00-20:00; Th 08:00-22:00')?.[3]).toEqual([{ from: '08:00', until: '22:00' }]);
});

test.each(['', 'Mo-Fr', 'Fr-Mo 08:00-10:00', 'Mo 8:00-10:00', 'Mo 08:00-25:00', 'Xx 08:00-10:00', 'Mo 08:00–10:00'])(
  '%j is no week',
  (text) => expect(readWeek(text)).toBeUndefined(),
);

test('hours of one day', () => {
  expect(readSpans('off')).toEqual([]);
  expect(readSpans('10:00-18:00')).toEqual([{ from: '10:00', until: '18:00' }]);
  expect(readSpans('10-18')).toBeUndefined();
});

test('a week that is written is read as the same', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const span = fc.record({ from: time, until: fc.oneof(time, fc.constant('24:00')) });
  fc.assert(
    fc.property(fc.array(fc.array(span, { maxLength: 3 }), { minLength: 7, maxLength: 7 }), (week) => {
      const rules = week.map((spans, day) => {
        const hours = spans.map(({ from, until }) => `${from}-${until}`).join(',') || 'off';
        return `${['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'][day]} ${hours}`;
      });
      expect(readWeek(rules.join('; '))).toEqual(week);
    }),
  );
});

test.each([
  ['08:00-12:00,14:00-18:00', []],
  ['18:00-02:00', []],
  ['00:00-24:00', []],
  ['off', []],
  ['19:45-07:15', ['0.until']],
  ['08:00-08:00', ['0.until']],
  ['18:00-02:00,08:00-12:00', ['0.until']],
  ['08:00-13:00,12:00-18:00', ['1.from']],
])('of the hours %s these are wrong: %j', (text, places) => {
  expect(spanProblems(readSpans(text) ?? []).map(({ place }) => place)).toEqual(places);
});
