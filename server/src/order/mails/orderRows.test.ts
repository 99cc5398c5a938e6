import { expect, test } from 'vitest';
import { finalPrice } from '../rules/finalPrice.ts';
import { showOrder } from '../showOrder.ts';
import { attemptOf, lineOf, storedOf, unfrozen, weighedLine } from '../testing/sketches.ts';
import { orderRows } from './orderRows.ts';

const words = {
  goods: 'Goods',
  discounts: 'Discounts',
  deposits: 'Deposits',
  serviceFee: 'Fee',
  pass: 'Pass',
  total: 'Total',
  vat: 'VAT',
  missing: 'missing',
  instead: 'instead: {name}',
  weighed: 'weighed: {grams} g',
  toDoor: '',
  atStore: '',
};
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '?');

function rowsOf(sketch: Parameters<typeof attemptOf>[0], picks?: Parameters<typeof finalPrice>[1]) {
  const attempt = attemptOf(sketch);
  const final = picks && finalPrice(attempt, picks);
  const order = showOrder(storedOf({ document: { attempt, refunded: 0, ...(final && { final }) } }), 0);
  return orderRows(order, { locale: 'en-IE', currency: 'EUR', words, fill });
}

test('CHK-08 a plain order has its lines, the fee and its sums, and no row of nothing', () => {
  const rows = rowsOf({});
  expect(rows.map(({ label }) => label)).toEqual(['2 × The milk', 'Goods', 'Fee', 'Total', 'VAT']);
  expect(rows.map(({ figure }) => figure)).toEqual(['€3.98', '€3.98', '€0.00', '€3.98', '€0.36']);
  expect(rows.map(({ strong = false }) => strong)).toEqual([false, true, false, true, false]);
  expect(rows[0]).not.toHaveProperty('detail');
});

test('CHK-08 discounts are taken off, deposits and a pass by its name are added', () => {
  const rows = rowsOf({ voucher: 100, crates: 450, fee: 299, pass: 4900 });
  expect(rows.slice(1).map(({ label, figure }) => [label, figure])).toEqual([
    ['Goods', '€3.98'],
    ['Welcome', '-€1.00'],
    ['Deposits', '€4.50'],
    ['Fee', '€2.99'],
    ['Year', '€49.00'],
    ['Total', '€59.47'],
    ['VAT', expect.any(String)],
  ]);
});

test('CUST-13 after packing a line tells how much less there was, what it weighed and what came instead', () => {
  const lines = [lineOf({ pack: '1 l' }), weighedLine(1000, 3), lineOf({ sku: 'kale' }), lineOf({ sku: 'bread' })];
  const substitute = { sku: 'rye', name: 'Rye', perPiecePrice: 150, deposit: 0, vat: 100 };
  const rows = rowsOf({ lines }, [
    { lineItemId: 'milk', quantity: 1 },
    { lineItemId: 'ham', quantity: 2, grams: 190 },
    { lineItemId: 'kale', quantity: 0 },
    { lineItemId: 'bread', quantity: 1, substitute },
  ]);
  expect(rows.slice(0, 4)).toEqual([
    { label: '2 × The milk', detail: '1 l · 1 / 2', figure: '€1.99' },
    { label: '300 g The ham', detail: '200 g / 300 g · weighed: 190 g', figure: '€1.90' },
    { label: '2 × The kale', detail: 'missing', figure: '€0.00' },
    { label: '2 × The bread', detail: '1 / 2 · instead: Rye', figure: '€1.50' },
  ]);
});

test('CHK-08 VOU-03 a voucher for some goods is named with them; discounts of older orders are one sum', () => {
  const cheese = lineOf({ sku: 'cheese', quantity: 1, perPiecePrice: 800 });
  const on = { lineItemIds: ['cheese'] };
  const lines = [lineOf(), cheese];
  const rows = rowsOf({ lines, vouchers: [{ kind: 'percent', value: 25, on }] });
  expect(rows.find(({ label }) => label === 'Welcome')).toEqual({
    label: 'Welcome',
    detail: 'The cheese',
    figure: '-€2.00',
  });
  const document = { attempt: unfrozen(attemptOf({ voucher: 100 })), refunded: 0 };
  const older = orderRows(showOrder(storedOf({ document }), 0), { locale: 'en-IE', currency: 'EUR', words, fill });
  expect(older.map(({ label, figure }) => [label, figure])).toContainEqual(['Discounts', '-€1.00']);
});
