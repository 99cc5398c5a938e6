import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { orderFile } from '@trolley/contract';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../platform/paths.ts';
import { attemptOf, lineOf, storedOf } from '../testing/sketches.ts';
import { invoicePdf } from './invoicePdf.ts';
import { invoiceText } from './invoiceText.ts';

const file = orderFile.parse(
  JSON.parse(readFileSync(join(repositoryRoot, 'tenants/feldmarkt/order/order.json'), 'utf8')),
);
const tenant = { name: 'Feldmarkt', locale: 'de-AT', currency: 'EUR', timeZone: 'Europe/Vienna' };

test('CUST-13 a long invoice goes on over pages, and is a whole PDF', async () => {
  const lines = Array.from({ length: 80 }, (_, at) =>
    lineOf({ sku: `s${at}`, name: `Ware mit einem langen Namen ${at}` }),
  );
  const invoice = { number: 8, issuedAt: new Date(0) };
  const text = invoiceText(storedOf({ status: 'PICKED', invoice }, attemptOf({ lines })), {
    file,
    tenant,
  });
  const look = {
    ink: '#111111',
    faint: '#555555',
    line: '#dddddd',
    brand: '#1b5a3a',
    shop: 'Feldmarkt',
    language: 'de-AT',
  };
  const pdf = await buffer(invoicePdf(text, look));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(3);
});
