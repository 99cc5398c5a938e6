import { describe, expect, test } from 'vitest';
import { readFolder, readJson } from '../../../../tenants/testing.ts';
import { dateOf, dayOf } from './calendar.ts';
import { isOutOfSeason } from './offers.ts';
import type { Rules } from './rulesSchema.ts';
import { pricesOn } from './testing/pricesOn.ts';

/** The page that tells when what is fresh, its words for months, and which goods its rows are about. */
const tenants = {
  feldmarkt: {
    file: 'saisonkalender',
    months: 'Jänner Februar März April Mai Juni Juli August September Oktober November Dezember',
    to: ' bis ',
    rows: {
      Äpfel: 'aepfel',
      Birnen: 'birnen',
      Erdbeeren: 'erdbeeren',
      Marillen: 'marillen',
      Karotten: 'karotten',
      Paradeiser: 'rispenparadeiser',
      Kürbis: 'kuerbis',
      Vogerlsalat: 'vogerlsalat',
      Spargel: 'spargel',
    },
  },
  harbour: {
    file: 'in-season',
    months: 'January February March April May June July August September October November December',
    to: ' to ',
    rows: {
      Strawberries: 'strawberries',
      Raspberries: 'raspberries',
      Tomatoes: 'vine-tomatoes',
      Leeks: 'leeks',
      Oysters: 'oysters',
      Crab: 'crab',
    },
  },
} as const;

interface TableBlock {
  readonly type: string;
  readonly rows?: readonly (readonly string[])[];
}

test.each([
  ['feldmarkt', 'erdbeeren', '2026-11-17', true],
  ['feldmarkt', 'erdbeeren', '2026-06-01', false],
  ['feldmarkt', 'rispenparadeiser', '2026-11-17', false],
  ['feldmarkt', 'vollmilch', '2026-11-17', false],
  ['harbour', 'strawberries', '2026-11-17', true],
] as const)('of %s nobody’s usual shop has %s on %s: %s', (tenant, good, date, isOut) => {
  expect(isOutOfSeason(good, readJson(tenant, 'catalogue/rules.json') as Rules, date)).toBe(isOut);
});

describe.each(Object.entries(tenants))(
  'the offers of %s follow its own page about seasons',
  (id, { file, months, to, rows }) => {
    const tenant = id as keyof typeof tenants;
    const { offers, ...rules } = readJson(tenant, 'catalogue/rules.json') as Rules;
    const page = readFolder(tenant, 'content/pages').get(`${file}.json`) as { readonly blocks: readonly TableBlock[] };
    const table = page.blocks.find(({ type }) => type === 'table')?.rows ?? [];
    const names = months.split(' ');

    /** `Mai bis Juli` as numbers, also over the turn of the year. */
    function monthsOf(words: string): readonly number[] {
      if (!words.includes(to)) return [];
      const [first = 0, last = 0] = words.split(to).map((name) => names.indexOf(name));
      return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, n) => ((first + n) % 12) + 1);
    }

    test.each(Object.entries(rows))('%s', (row, good) => {
      const [, fresh = '', store = ''] = table.find(([name]) => name === row) ?? [];
      const told = [...monthsOf(fresh), ...monthsOf(store)].toSorted((a, b) => a - b);
      const season = offers.seasons?.find(({ goods }) => goods.includes(good))?.months;
      expect(season?.toSorted((a, b) => a - b)).toEqual(told);
    });

    test('what is out of season is never reduced, and in its season as often as anything', () => {
      const season = [5, 6, 7];
      const days = Array.from({ length: 52 }, (_, week) => dateOf(dayOf('2026-01-01') + 7 * week));
      const reduced = ['20000001', '20000002', '20000003', '20000004'].flatMap((sku) =>
        days.filter((day) => pricesOn(day, sku, 359, true, { offers, ...rules }, season).offer !== undefined),
      );
      expect(reduced.length).toBeGreaterThan(0);
      for (const day of reduced) expect(season).toContain(Number(day.slice(5, 7)));
    });
  },
);
