import * as contract from '@trolley/contract';
import { beforeAll, expect, test } from 'vitest';
import { fieldTable } from '../../../contract/test/fieldTable.ts';
import { createBrowser, createCartApp } from './testing/browser.ts';
import { cartDatabase, neubau } from './testing.ts';

const { open } = cartDatabase();
let browser: ReturnType<typeof createBrowser>;
beforeAll(async () => {
  const { app } = await createCartApp(await open());
  browser = createBrowser(app);
  await browser.ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } });
});

const { distributionType: _, ...street } = neubau;
// Found by its position, so that any postal code may stand in it.
const place = { ...neubau, position: { lat: 48.2015, lng: 16.3495 } };
const bodies = {
  'distribution-address': { ...place, firstName: 'Anna', lastName: 'Huber' },
  'billing-address': { ...street, firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at' },
} as const;
type Address = keyof typeof bodies;

const both: readonly Address[] = ['distribution-address', 'billing-address'];
const ofEach = [
  ['VAL-01 general', 'firstName'],
  ['VAL-02', 'lastName'],
  ['VAL-05', 'city'],
  ['VAL-05 general', 'city'],
  ['VAL-06', 'postalCode'],
  ['VAL-07', 'streetName'],
  ['VAL-07 house', 'streetNumber'],
  ['VAL-07 door', 'door'],
  ['VAL-07 door', 'stairCase'],
  ['VAL-07 floor', 'floor'],
  ['VAL-09 legacy', 'phoneNumber'],
] as const;
const ruled: readonly (readonly [row: string, field: string, address: Address])[] = [
  ...ofEach.flatMap(([row, field]) => both.map((address) => [row, field, address] as const)),
  ['VAL-08 note', 'additionalInfo', 'distribution-address'],
  ['VAL-03', 'email', 'billing-address'],
  ['VAL-08', 'companyName', 'billing-address'],
  ['VAL-08 title', 'title', 'billing-address'],
  ['VAL-12', 'valueAddedTaxId', 'billing-address'],
  ['VAL-12', 'companyRegistrationNumber', 'billing-address'],
];

test.for(ruled)('%s holds for %s of a cart’s %s', async ([row, field, address]) => {
  const { takes = [], refuses = {} } = fieldTable[row] ?? {};
  const put = (value: string) => browser.send('POST', `/api/carts/${address}`, { ...bodies[address], [field]: value });
  for (const value of takes) expect([value, (await put(value)).statusCode]).toEqual([value, 200]);
  for (const [value, kind] of Object.entries(refuses)) {
    // What is missing is asked for by the validation: an address is filled in step by step.
    if (kind === 'required') continue;
    const refused = await put(value);
    expect([value, refused.statusCode]).toEqual([value, 400]);
    expect(refused.json().fields, value).toMatchObject([{ path: field, kind }]);
  }
});

test.each(both)('SAFE-03 markup and line breaks are refused in every name and line of a cart’s %s', async (address) => {
  const fields = [
    'firstName',
    'lastName',
    'streetName',
    'streetNumber',
    'stairCase',
    'floor',
    'door',
    'city',
    'country',
  ];
  for (const field of fields) {
    for (const value of ['<i>', 'a\nb']) {
      const refused = await browser.send('POST', `/api/carts/${address}`, { ...bodies[address], [field]: value });
      expect([field, value, refused.statusCode]).toEqual([field, value, 400]);
      expect(refused.json().fields).toContainEqual(expect.objectContaining({ path: field }));
    }
  }
  const note = { ...bodies['distribution-address'], additionalInfo: 'Hinten läuten\noder rufen' };
  expect((await browser.send('POST', '/api/carts/distribution-address', note)).statusCode).toBe(200);
});

test('VAL-06 H91 is no postal code, of no address', async () => {
  const answers = await Promise.all(
    both.map((address) => browser.send('POST', `/api/carts/${address}`, { ...bodies[address], postalCode: 'H91' })),
  );
  for (const answer of answers)
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ path: 'postalCode', kind: 'minLength', limit: 4 }] });
});
