import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedCard, printedName } from './physicalCard.ts';

const aoife = { firstName: ' Aoife ', lastName: 'Kelly' };

test.each([
  ['full', 'Aoife Kelly'],
  ['initial', 'A. Kelly'],
  ['none', ''],
] as const)('a card is printed with the name that was wished for (%s)', (wish, printed) => {
  expect(printedName(aoife, wish)).toBe(printed);
});

test('a first name that begins beyond the first 65,536 letters keeps its whole letter; one that is missing leaves no dot', () => {
  expect(printedName({ firstName: '𝒜da', lastName: 'Lee' }, 'initial')).toBe('𝒜. Lee');
  expect(printedName({ firstName: '', lastName: 'Lee' }, 'initial')).toBe('Lee');
});

test('a card of a Tuesday is posted on Wednesday and there on the next Tuesday; a weekend does not count', () => {
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const tuesday = expectedCard(Date.parse('2026-11-17T20:00:00Z'));
  expect([day(tuesday.sent), day(tuesday.arrived)]).toEqual(['2026-11-18', '2026-11-24']);
  const friday = expectedCard(Date.parse('2026-11-20T09:00:00Z'));
  expect([day(friday.sent), day(friday.arrived)]).toEqual(['2026-11-23', '2026-11-27']);
});

test('nothing is promised for a weekend, and nothing sooner than it is posted', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (ordered) => {
      const { sent, arrived } = expectedCard(ordered.getTime());
      for (const day of [sent, arrived]) expect([0, 6]).not.toContain(new Date(day).getUTCDay());
      expect(sent).toBeLessThan(arrived);
      expect(arrived - ordered.getTime()).toBeLessThanOrEqual(8 * 86_400_000);
    }),
  );
});
