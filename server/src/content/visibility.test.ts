import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVisible, isWithin, nextVisibilityChange, shownBlocksOf } from './visibility.ts';

const now = new Date('2026-11-15T10:00:00Z');
const page = (dates: { validFrom?: string; validUntil?: string; draft?: boolean }) => ({
  draft: false,
  blocks: [],
  ...dates,
});

test('a page without dates always shows', () => {
  expect(isVisible(page({}), now, false)).toBe(true);
});

test('a draft shows in preview alone', () => {
  expect(isVisible(page({ draft: true }), now, false)).toBe(false);
  expect(isVisible(page({ draft: true }), now, true)).toBe(true);
});

test.each([
  ['2026-11-15T10:00:01Z', undefined, false],
  ['2026-11-15T10:00:00Z', undefined, true],
  [undefined, '2026-11-15T10:00:00Z', false],
  [undefined, '2026-11-15T10:00:01Z', true],
  ['2026-11-14T00:00:00Z', '2026-11-16T00:00:00Z', true],
])('from %s until %s: %s', (validFrom, validUntil, visible) => {
  expect(isVisible(page({ validFrom, validUntil }), now, false)).toBe(visible);
});

test('the next change is the nearest moment still to come', () => {
  const pages = [
    page({ validFrom: '2026-11-14T00:00:00Z', validUntil: '2026-12-01T00:00:00Z' }),
    page({ validFrom: '2026-11-20T00:00:00Z' }),
    page({}),
  ];
  expect(nextVisibilityChange(pages, now)).toEqual(new Date('2026-11-20T00:00:00Z'));
  expect(nextVisibilityChange([page({})], now)).toBeUndefined();
});

test('CONT-07 a dated block, also one inside tabs, is among the next changes', () => {
  const inside = { type: 'richText', html: '', validUntil: '2026-11-18T00:00:00Z' };
  const blocks = [
    { type: 'richText', html: '', validFrom: '2026-11-19T00:00:00Z' },
    { type: 'tabs', label: 'x', tabs: [{ label: 'y', blocks: [inside] }, 'broken', { blocks: 3 }] },
    { type: 'richText', validFrom: 'never' },
  ];
  expect(nextVisibilityChange([{ ...page({}), blocks }], now)).toEqual(new Date('2026-11-18T00:00:00Z'));
});

test('CONT-07 between two moments of change a page shows the same blocks', () => {
  const moment = fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined });
  const at = (minute: number) => new Date(now.getTime() + minute * 60_000);
  const dated = fc.record({ from: moment, until: moment }).map(({ from, until }) => ({
    type: 'richText',
    ...(from !== undefined && { validFrom: at(from).toISOString() }),
    ...(until !== undefined && { validUntil: at(until).toISOString() }),
  }));
  fc.assert(
    fc.property(fc.array(dated, { maxLength: 6 }), fc.integer({ min: 0, max: 60 }), (blocks, minute) => {
      const one = { ...page({}), blocks };
      const next = nextVisibilityChange([one], at(minute));
      const last = next ? next.getTime() - 1 : at(minute + 100).getTime();
      expect(shownBlocksOf(one, new Date(last))).toBe(shownBlocksOf(one, at(minute)));
      const shown = blocks
        .filter((block) => 'validFrom' in block || 'validUntil' in block)
        .map((block) => isWithin(block, at(minute)));
      expect(shownBlocksOf(one, at(minute))).toBe(shown.map((is) => (is ? '1' : '0')).join(''));
    }),
  );
});
