import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRow } from './checkRow.ts';
import type { ImportKind } from './kinds/kinds.ts';
import { csv, fileOf, jsonLines, readingsOf } from './testing.ts';

const milk = { sku: 'M1', name: 'Milk', brand: 'Alm', category: 'milk', pack: '1 l', vat: 'food' };
const problemsOf = (kind: ImportKind, value: Record<string, unknown>) => {
  const checked = checkRow({ line: 1, kind, value, unreadable: [] });
  return 'problems' in checked ? checked.problems.map(({ field, reason }) => `${field}: ${reason}`) : [];
};

describe('bad products', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['no sku', { sku: undefined }, 'sku: expected string, but it is missing'],
    ['a sku with a space', { sku: 'M 1' }, 'sku: expected 1 to 40 letters a-z, digits, "-" or "_"'],
    ['a number as a sku', { sku: 7 }, 'sku: expected string, received number'],
    ['an empty name', { name: ' ' }, 'name: expected string, but it is missing'],
    ['null as a name', { name: null }, 'name: expected string, but it is missing'],
    ['a control character', { name: 'Mi\u0000lk' }, 'name: expected text without control characters'],
    ['half a letter', { name: 'Mi\ud83elk' }, 'name: expected text without control characters'],
    ['a slug with a capital', { slug: 'Milk' }, 'slug: expected a slug like "fresh-milk"'],
    ['a field nobody knows', { colour: 'red' }, 'colour: is not a field of a product'],
    ['a label nobody knows', { labels: ['bio'] }, 'labels.0: expected one of "organic"|'],
    [
      'a content without a unit',
      { content: '500' },
      'content: expected a content like "500 g", "6 x 1.5 l" or "10 pieces"',
    ],
    ['a content of a mountain', { content: '9999 x 9999 x 999999 kg' }, 'content: expected a content that is sold'],
    ['a content of dust', { content: '0.001 g' }, 'content: expected a content that is sold in one pack'],
    ['weighed goods without a weight', { selling: 'step' }, 'pieceGrams: expected the grams of one step'],
    ['a pack with a weight', { pieceGrams: 100 }, 'pieceGrams: expected nothing here unless "selling"'],
    ['a deposit in euros', { depositCents: 0.25 }, 'depositCents: expected a whole number from 1 to 100000'],
    ['a wrong check digit', { gtin: '9001234567890' }, 'gtin: expected another check digit'],
    ['a country in words', { origins: [{ country: 'Austria' }] }, 'origins.0.country: expected the two letters'],
    [
      'half a nutrition table',
      { nutrition: { per: '100g', kJ: 1 } },
      'nutrition.kcal: expected number, but it is missing',
    ],
    ['110 grams of fat in 100', { nutrition: { fat: 110 } }, 'nutrition.fat: expected number to be <=100'],
    ['a stock nobody knows', { availability: 'ageRestricted' }, 'availability: expected one of'],
    ['a zone in words', { zones: ['East of Vienna'] }, 'zones.0: expected a short name like "graz-west"'],
    [
      'a certified label without its certificate',
      { labels: ['vegan', 'sustainable-fishing'] },
      'certificates: expected scheme and number of the certificate that "sustainable-fishing" needs, like "sustainable-fishing:MSC:MSC-C-12345"',
    ],
    [
      'a certificate of another label',
      { labels: ['organic'], certificates: [{ label: 'fairtrade', scheme: 'Fairtrade', number: '1' }] },
      'certificates: expected scheme and number of the certificate that "organic" needs',
    ],
    [
      'a home-made seal',
      { certificates: [{ label: 'sustainable', scheme: 'Our own', number: '1' }] },
      'certificates.0.label: expected one of "organic"|',
    ],
    [
      'a responsible person one cannot write to',
      { responsiblePerson: { name: 'Maker', address: '1 Quay, Cork', contact: 'by phone' } },
      'responsiblePerson.contact: expected an e-mail address or a page',
    ],
    ['none and yet some', { contains: ['none', 'milk'] }, 'contains: expected "none" alone'],
    ['none and yet some traces', { traces: ['nuts', 'none'] }, 'traces: expected "none" alone'],
    [
      'none, but allergens among the ingredients',
      { contains: ['none'], ingredients: 'Sugar, **milk**' },
      'contains: expected the allergens that stand between **',
    ],
    ['text where a list is due', { contains: 'milk' }, 'contains: expected array, received string'],
  ])('%s', (_, change, expected) => {
    expect(problemsOf('product', { ...milk, ...change })).toContainEqual(expect.stringContaining(expected));
  });

  test('all that is wrong is told at once', () => {
    expect(problemsOf('product', { sku: '!', name: 'x'.repeat(201) }).map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining(['sku', 'name', 'category', 'vat']),
    );
  });

  test('a good one has no problem, and its text is trimmed and composed', () => {
    const checked = checkRow({ line: 1, kind: 'product', value: { ...milk, name: '  Ka\u0308se ' }, unreadable: [] });
    expect(checked).toMatchObject({ row: { name: 'Käse' } });
  });
});

describe('bad prices', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['no price', {}, 'cents: expected a price, or "ended"'],
    ['nothing', { cents: 0 }, 'cents: expected a whole number from 1 to 1000000'],
    ['less than nothing', { cents: -5 }, 'cents: expected a whole number from 1 to 1000000'],
    ['euros', { cents: 1.99 }, 'cents: expected a whole number from 1 to 1000000'],
    ['more than anything costs', { cents: 1_000_001 }, 'cents: expected a whole number from 1 to 1000000'],
    ['text', { cents: '199' }, 'cents: expected a whole number from 1 to 1000000'],
    ['an offer without a day', { type: 'offer', cents: 99 }, 'from: expected the day the offer begins'],
    ['a day that is none', { cents: 99, from: '2026-02-30' }, 'from: expected a day of the calendar'],
    ['a day in another order', { cents: 99, from: '30.11.2026' }, 'from: expected a day like 2026-11-30'],
    ['a moment without a zone', { cents: 99, from: '2026-11-30T06:00:00' }, 'from: expected a day like 2026-11-30'],
    ['an end with a price', { type: 'loyalty', cents: 99, ended: true }, 'cents: expected a price, or "ended"'],
    ['an end with a day', { type: 'loyalty', ended: true, from: '2026-11-30' }, 'ended: expected neither'],
    ['the end of a regular price', { ended: true }, 'ended: expected no end of a regular price'],
    ['another type', { type: 'best', cents: 99 }, 'type: expected one of "regular"|"offer"|"loyalty"'],
  ])('%s', (_, change, expected) => {
    expect(problemsOf('price', { sku: 'M1', ...change })).toContainEqual(expect.stringContaining(expected));
  });
});

test('an ambiguous price is one problem that says what to write, not also a missing one', async () => {
  const found = await readingsOf(fileOf('prices.csv', 'sku;Price\nM1;1.234\n'));
  expect(found.map((reading) => ('value' in reading ? checkRow(reading) : reading))).toEqual([
    {
      problems: [
        { field: 'Price', reason: 'could mean "1234.00" or "1.23": write it with two decimals', value: '1.234' },
      ],
    },
  ]);
});

test.each<[ImportKind, Record<string, unknown>, string]>([
  ['stock', { sku: 'A', store: 's' }, 'availability: expected "availability" or "quantity", one of them'],
  ['stock', { sku: 'A', store: 's', quantity: -1 }, 'quantity: expected number to be >=0'],
  [
    'category',
    { slug: 'a', name: 'A', unit: 'pound' },
    'unit: expected one of "kg"|"l"|"100g"|"100ml"|"piece"|"100pieces"|"wash"|"m"|"m2"|"100sheets"',
  ],
  ['store', { id: 'Wien 1', name: 'Wien', zone: 'ost' }, 'id: expected a short name like "graz-west"'],
  ['vat', { name: 'food', permille: 2000 }, 'permille: expected a whole number from 0 to 1000'],
  ['brand', { slug: 'alm' }, 'name: expected string, but it is missing'],
])('a bad %s', (kind, value, expected) => {
  expect(problemsOf(kind, value)).toEqual([expected]);
});

test('the same rows give the same result from JSON lines and from a table', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          sku: fc.constantFrom('A1', 'B-2', 'bad sku'),
          cents: fc.integer({ min: 0, max: 200_000 }),
          type: fc.constantFrom('regular', 'offer', 'loyalty'),
          zone: fc.constantFrom('', 'ost', 'Süd'),
          from: fc.constantFrom('', '2026-11-30', '2026-13-01', '2026-11-30T06:00:00Z'),
        }),
      ),
      async (rows) => {
        const table = [
          ['sku', 'price', 'type', 'zone', 'from'],
          ...rows.map(({ sku, cents, type, zone, from }) => [sku, (cents / 100).toFixed(2), type, zone, from]),
        ];
        const [fromTable, fromLines] = await Promise.all([
          readingsOf(fileOf('prices.csv', csv(table, ';'))),
          readingsOf(fileOf('prices.jsonl', jsonLines(rows.map((row) => ({ kind: 'price', ...row }))))),
        ]);
        const checked = (readings: typeof fromTable) =>
          readings.map((reading) => ('value' in reading ? checkRow(reading) : reading));
        expect(checked(fromTable)).toEqual(checked(fromLines));
      },
    ),
  ));

test('a row of boxes in boxes without end is refused by its field, and nothing breaks', async () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const row = (levels: number) => `{"kind":"product","sku":"M1","origins":${nested(levels)}}\n`;
  const [deep, less] = await readingsOf(fileOf('all.jsonl', `${row(150_000)}${row(11)}`));
  for (const reading of [deep, less])
    expect(reading && 'value' in reading && checkRow(reading)).toEqual({
      problems: [{ field: 'origins', reason: 'expected at most 10 levels in each other' }],
    });
});
