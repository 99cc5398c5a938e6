import { describe, expect, test } from 'vitest';
import { duplicates, foreignTexts, loadService, tenantIds } from './testing/loadService.ts';

describe.each(tenantIds)('the discount codes of %s', (id) => {
  const { codes } = loadService(id);
  const isRunning = ({ fromDays, untilDays }: (typeof codes)[number]) => fromDays <= 0 && untilDays >= 0;
  const isExhausted = ({ applications, mostApplications = Number.POSITIVE_INFINITY }: (typeof codes)[number]) =>
    applications >= mostApplications;
  const usable = codes.filter((code) => isRunning(code) && code.active && !isExhausted(code));

  test('there are some of every kind, each once', () => {
    expect(codes.length).toBeGreaterThanOrEqual(6);
    expect(duplicates(codes.map(({ code }) => code))).toEqual([]);
    expect(new Set(usable.map(({ kind }) => kind))).toEqual(new Set(['percent', 'amount', 'serviceFee']));
  });

  test('of every reason to refuse one there is a code that has it alone', () => {
    const refused = codes.filter((code) => !usable.includes(code));
    const reasons = refused.map((code) => [!isRunning(code), !code.active, isExhausted(code)]);
    expect(reasons).toHaveLength(3);
    expect(reasons).toEqual(
      expect.arrayContaining([
        [false, false, true],
        [false, true, false],
        [true, false, false],
      ]),
    );
  });

  test('usable ones are for any service, for one alone, and from a minimum on', () => {
    expect(usable.some(({ distributionTypes }) => !distributionTypes)).toBe(true);
    expect(usable.some(({ distributionTypes }) => String(distributionTypes) === 'CLICK_AND_COLLECT')).toBe(true);
    expect(usable.some(({ minimumOrderValue }) => minimumOrderValue > 0)).toBe(true);
  });

  test('each is worth something, and no more than the order it needs', () => {
    const wrong = codes.filter(({ kind, value, minimumOrderValue }) => {
      if (kind === 'serviceFee') return value !== 0;
      return kind === 'percent'
        ? value < 1 || value > 50
        : value < 1 || (minimumOrderValue > 0 && value >= minimumOrderValue);
    });
    expect(wrong).toEqual([]);
  });

  test('their names are in the tenant’s language', () => {
    expect(
      foreignTexts(
        id,
        codes.map(({ name }) => name),
      ),
    ).toEqual([]);
  });
});
