import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderFile } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../platform/paths.ts';
import { finalPrice } from '../rules/finalPrice.ts';
import { attemptOf, lineOf, storedOf, weighedLine } from '../testing/sketches.ts';
import { invoiceText } from './invoiceText.ts';
import { winAnsi } from './winAnsi.ts';

const fileOf = (id: string) =>
  orderFile.parse(JSON.parse(readFileSync(join(repositoryRoot, 'tenants', id, 'order/order.json'), 'utf8')));
const tenant = { name: 'Feldmarkt', locale: 'de-AT', currency: 'EUR', timeZone: 'Europe/Vienna' };

function packed() {
  const lines = [
    lineOf({
      sku: 'beer',
      name: 'Märzen',
      quantity: 6,
      perPiecePrice: 120,
      deposit: 54,
      vat: 200,
      brandName: 'Ottakringer',
    }),
    weighedLine(2490, 3, { name: 'Beinschinken' }),
    lineOf({ sku: 'gone', quantity: 1, name: 'Grünkohl' }),
  ];
  const attempt = attemptOf({ lines, voucher: 100, fee: 299, percentage: 15 });
  const final = finalPrice(attempt, [
    { lineItemId: 'ham', quantity: 3, grams: 287 },
    { lineItemId: 'gone', quantity: 0 },
  ]);
  const invoice = { number: 7, issuedAt: new Date('2030-05-06T06:00:00Z') };
  return storedOf({ status: 'COMPLETED', document: { attempt, final, refunded: 50 }, invoice });
}

describe.each(['feldmarkt', 'harbour'])('CUST-13 %s', (id) => {
  test('an invoice names both sides, its day and number, the goods by name, net and tax by rate', () => {
    const file = fileOf(id);
    const text = invoiceText(packed(), { file, tenant });
    expect(text.seller).toEqual(expect.arrayContaining([file.seller.name, file.seller.street]));
    expect(text.seller.join()).toContain(file.seller.vatId);
    expect(text.buyer).toEqual([file.invoice.billTo, 'Anna Huber', 'Neubaugasse 12', '1070 Wien']);
    expect(text.facts.map(([, value]) => value)).toEqual(['7', '06.05.2030', '40000017', '06.05.2030']);
    const plain = (cells: readonly string[]) => cells.map((cell) => cell.replace(/\s/g, ' '));
    expect(text.lines.map(plain)).toEqual([
      ['Ottakringer Märzen', '6', '1,20 €', '20 %', '7,20 €'],
      ['Beinschinken', '0,287 kg', '24,90 €/kg', '10 %', '7,15 €'],
    ]);
    expect(text.vat).toHaveLength(3);
    expect(plain(text.total)).toEqual([file.invoice.total, '17,02 €']);
    expect(text.paid.map(([, value]) => value.replace(/\s/g, ' '))).toEqual(['17,02 €', '0,50 €']);
    expect(text.pageOf(1, 2)).toMatch(/1.*2/);
  });
});

test('CUST-13 sums and tax of an invoice add up to its total', () => {
  const order = packed();
  const { priceInfo } = order.document.final ?? {};
  const gross = priceInfo?.vatByRate.reduce((sum, one) => sum + one.gross, 0) ?? 0;
  expect(gross + (priceInfo?.depositFees ?? 0)).toBe(priceInfo?.total);
});

test('CUST-13 letters that the fonts of every reader lack lose their marks alone', () => {
  expect(winAnsi('Käse – 2,49 € Šunka „frisch“')).toBe('Käse – 2,49 € Šunka „frisch“');
  expect(winAnsi('Dvořák Kovač 麺')).toBe('Dvorák Kovac ?');
});
