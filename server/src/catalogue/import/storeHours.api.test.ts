import { expect, test } from 'vitest';
import { importing } from './testImport.ts';
import { fileOf } from './testing.ts';

const { runFiles } = importing();

test('STORE-01 hours of stores that can be read but make no sense are refused, those past midnight are not', async () => {
  const site = {
    kind: 'storeSite',
    store: 'graz',
    ...{ streetName: 'Ring', streetNumber: '1', postalCode: '8010', city: 'Graz', latitude: 47, longitude: 15 },
  };
  const rows = [
    { kind: 'store', id: 'graz', name: 'Graz', zone: 'south' },
    { kind: 'store', id: 'linz', name: 'Linz', zone: 'south' },
    { ...site, hours: 'Mo-Fr 19:45-07:15' },
    { ...site, store: 'linz', hours: 'Mo-Fr 07:15-19:45; Sa 20:00-02:00' },
    { kind: 'storeDay', date: '2026-12-24', note: 'Christmas Eve', hours: '08:00-13:00,12:00-14:00' },
    { kind: 'storeDay', date: '2026-12-31', note: 'New Year', hours: '18:00-03:00' },
  ];
  const { problems } = await runFiles([fileOf('stores.jsonl', rows.map((row) => JSON.stringify(row)).join('\n'))]);
  expect(problems).toEqual([
    expect.stringMatching(/^stores\.jsonl:3: hours: expected times one after the other/),
    expect.stringMatching(/^stores\.jsonl:5: hours: expected times one after the other/),
  ]);
});
