import { orderFile } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { shippedJson } from '../../tenant/testing.ts';
import { finalPrice } from '../rules/finalPrice.ts';
import { attemptOf, lineOf, storedOf, weighedLine } from '../testing/sketches.ts';
import { invoiceText } from './invoiceText.ts';

const fileOf = (id: string) => orderFile.parse(shippedJson(id, 'order/order.json'));
const tenant = { name: 'Feldmarkt', locale: 'de-AT', currency: 'EUR', timeZone: 'Europe/Vienna' };

const plain = (cells: readonly string[]) => cells.map((cell) => cell.replace(/\s/g, ' '));

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
    expect(text.foot.flat().join()).toContain(file.seller.vatId);
    expect(text.buyerLabel).toBe(file.paper.billTo);
    expect(text.buyer).toEqual(
      id === 'harbour' ? ['Anna Huber', '12 Neubaugasse', 'Wien, 1070'] : ['Anna Huber', 'Neubaugasse 12', '1070 Wien'],
    );
    expect(text.facts.map(([, value]) => value)).toEqual(['7', '06.05.2030', '06.05.2030', '40000017']);
    expect(text.lines.map(({ cells }) => plain(cells))).toEqual([
      ['Ottakringer Märzen', '6', '1,00 €', '1,20 €', '20 %', '7,20 €'],
      ['Beinschinken', '0,287 kg', '22,64 €/kg', '24,90 €/kg', '10 %', '7,15 €'],
    ]);
    expect(text.vat.map(plain)).toEqual([
      ['20 %', '6,83 €', '1,37 €', '8,20 €'],
      ['10 %', '7,40 €', '0,74 €', '8,14 €'],
      [file.paper.withoutVat, '0,54 €', '0,00 €', '0,54 €'],
    ]);
    expect(plain(text.vatSum)).toEqual([file.paper.sum, '14,77 €', '2,11 €', '16,88 €']);
    expect(plain(text.total)).toEqual([file.invoice.total, '16,88 €']);
    expect(text.paid.map(plain)).toEqual([[`${file.invoice.paidBy}: ${file.methods['credit-cards']}`, '16,88 €']]);
    expect(text.pageOf(1, 2)).toMatch(/1.*2/);
    expect(text.notes).toEqual([expect.stringContaining('Feldmarkt')]);
  });
});

test('CUST-13 the rows of an invoice add up: every discount by name, a waived fee in full, the pass, deposits', () => {
  const attempt = attemptOf({ voucher: 50, code: 30, fee: 299, feeWaived: true, pass: 4900, crates: 450 });
  const final = finalPrice(attempt, []);
  const order = storedOf({ status: 'PICKED', document: { attempt, final, refunded: 0 } });
  const { sums, total } = invoiceText(order, { file: fileOf('feldmarkt'), tenant });
  const cents = (figure: string) => Number(figure.replace(/[^\d-]/g, ''));
  expect(sums.map(([name]) => name)).toEqual([
    'Waren',
    'Welcome',
    'Code 0',
    'Free delivery',
    'Lieferung und Service',
    'Year',
    'Pfand (ohne Umsatzsteuer)',
  ]);
  expect(sums.reduce((sum, [, figure]) => sum + cents(figure), 0)).toBe(cents(total[1]));
});

test('CUST-13 what is paid later says how; a company has its number, what was put in or was too heavy a note', () => {
  const file = fileOf('feldmarkt');
  const { bank } = file.seller;
  const [first] = attemptOf().payments;
  const payments = [{ ...first, methodKey: 'pay-by-invoice-b2b' as const, amount: 1000, authorized: 1000 }];
  const billingAddress = { companyName: 'Huber & Söhne GmbH', valueAddedTaxId: 'ATU12345678' };
  const lines = [lineOf({ perPiecePrice: 250 }), weighedLine(1000, 5)];
  const attempt = attemptOf({ lines, more: { payments, billingAddress } });
  const rye = { sku: 'rye', name: 'Roggenbrot', perPiecePrice: 260, deposit: 0, vat: 100 };
  const final = finalPrice(attempt, [
    { lineItemId: 'milk', quantity: 2, substitute: rye },
    { lineItemId: 'ham', quantity: 5, grams: 900 },
  ]);
  const invoice = { number: 9, issuedAt: new Date('2030-05-06T06:00:00Z') };
  const order = storedOf({ status: 'PICKED', document: { attempt, final, refunded: 0 }, invoice });
  const text = invoiceText(order, { file, tenant });
  expect(text.buyer).toEqual(['Huber & Söhne GmbH', 'UID: ATU12345678']);
  expect(text.paid.map(([name]) => name)).toEqual(['Offen: Firmenrechnung']);
  expect(text.notes[0]).toMatch(/^Bitte überweise 10,00\s€ binnen 14 Tagen .*Verwendungszweck: 9\.$/);
  expect(text.notes[0]).toContain(bank?.iban);
  expect(text.lines.map(({ cells, note }) => [cells[0], note])).toEqual([
    ['Roggenbrot', `Ersatz für: The milk · ${file.invoice.capped}`],
    ['The ham', file.invoice.capped],
  ]);
});

test('CUST-13 sums and tax of an invoice add up to its total', () => {
  const order = packed();
  const { priceInfo } = order.document.final ?? {};
  const gross = priceInfo?.vatByRate.reduce((sum, one) => sum + one.gross, 0) ?? 0;
  expect(gross + (priceInfo?.depositFees ?? 0)).toBe(priceInfo?.total);
});

/** What a paper says of an order that was packed so. */
function textOf(sketch: Parameters<typeof attemptOf>[0], picks: Parameters<typeof finalPrice>[1] = []) {
  const attempt = attemptOf(sketch);
  const document = { attempt, final: finalPrice(attempt, picks), refunded: 0 };
  const invoice = { number: 9, issuedAt: new Date('2030-05-06T06:00:00Z') };
  return (file = fileOf('feldmarkt')) =>
    invoiceText(storedOf({ status: 'COMPLETED', document, invoice }), { file, tenant });
}

const paidWith = (methodKey: 'payment-at-the-door' | 'payment-at-the-store' | 'pay-by-invoice-b2c', amount = 398) => ({
  payments: [{ methodKey, amount, authorized: amount }],
});

test('CUST-13 a plain invoice has no row, note or payment method that does not apply', () => {
  const text = textOf({})();
  expect(text.sums.map(([name]) => name)).toEqual(['Waren']);
  expect(text.lines).toEqual([{ cells: expect.any(Array) }]);
  expect(text.notes).toHaveLength(1);
  expect(text.vat).toHaveLength(1);
  expect(text.facts[2]?.[0]).toBe('Liefertag');
  const wallet = textOf({ wallet: 398 })();
  expect(wallet.paid.map(plain)).toEqual([['Bezahlt mit: Guthaben', '3,98 €']]);
  const halves = textOf({ wallet: 199 }, [{ lineItemId: 'milk', quantity: 1 }])();
  expect(halves.paid.map(plain), 'nothing was left for the card').toEqual([['Bezahlt mit: Guthaben', '1,99 €']]);
});

test.each(['feldmarkt', 'harbour'])('CUST-13 %s: an invoice names the money its amounts are in', (id) => {
  const [note] = invoiceText(packed(), { file: fileOf(id), tenant: { ...tenant, currency: 'CHF' } }).notes;
  expect(note).toContain('CHF');
  expect(note).not.toMatch(/euro/i);
});

test('CUST-13 what is paid at the door or in the store is neither paid nor open on its invoice', () => {
  expect(textOf({ more: paidWith('payment-at-the-door') })().paid[0]?.[0]).toBe('Zahlung an der Tür');
  expect(textOf({ more: paidWith('payment-at-the-store') })().paid[0]?.[0]).toBe('Zahlung im Markt');
});

test('CUST-13 an open amount says where to pay it, if there is one and the shop has a bank', () => {
  const open = textOf({ more: paidWith('pay-by-invoice-b2c') });
  expect(open().paid[0]?.[0]).toBe('Offen: Rechnung');
  expect(open().notes).toHaveLength(2);
  const { bank, ...seller } = fileOf('feldmarkt').seller;
  expect(bank).toBeDefined();
  const without = open({ ...fileOf('feldmarkt'), seller });
  expect(without.notes).toHaveLength(1);
  expect(without.foot.at(-1)).toEqual([]);
  const nothing = textOf({ more: paidWith('pay-by-invoice-b2c') }, [{ lineItemId: 'milk', quantity: 0 }])();
  expect(nothing.notes).toHaveLength(1);
  expect(nothing.paid).toEqual([]);
});

test('CUST-13 the foot names the seller in full, and nothing that there is not', () => {
  const { foot } = textOf({})();
  expect(foot).toEqual([
    ['Feldmarkt Handels GmbH (Demo)', 'Musterfeldgasse 7', '1070 Wien', 'Österreich'],
    ['UID: ATU00000000', 'FN 000000 a, Handelsgericht Wien', 'hilfe@feldmarkt.example'],
    ['Bank: Musterbank', 'AT00 0000 0000 0000 0000', 'BIC MUSTATWW'],
  ]);
  const { register, ...seller } = fileOf('feldmarkt').seller;
  expect(register).toBeDefined();
  expect(textOf({})({ ...fileOf('feldmarkt'), seller }).foot[1]).toEqual([
    'UID: ATU00000000',
    'hilfe@feldmarkt.example',
  ]);
});

test('CUST-13 the recipient of an invoice is written with title, company, door and country, as far as they are known', () => {
  const to = { ...attemptOf().billingAddress, title: 'Dr.', companyName: 'Feld GmbH', country: 'Österreich' };
  const inside = { stairCase: '2', floor: '3', door: '14' };
  expect(textOf({ more: { billingAddress: { ...to, ...inside } } })().buyer).toEqual([
    'Feld GmbH',
    'Dr. Anna Huber',
    'Neubaugasse 12, 2/3/14',
    '1070 Wien',
    'Österreich',
  ]);
});

test('CUST-13 goods that are collected say so; those without a weight are sold by the piece', () => {
  const { distributionAddress } = attemptOf();
  const store = { ...distributionAddress, distributionType: 'CLICK_AND_COLLECT' as const };
  const text = textOf({ lines: [weighedLine(1000, 5)], more: { distributionAddress: store } })();
  expect(text.facts[2]).toEqual(['Abholtag', '06.05.2030']);
  expect(text.lines.map(({ cells }) => plain(cells))).toEqual([['The ham', '5', '0,91 €', '1,00 €', '10 %', '5,00 €']]);
  const piece = { sku: 'jar', name: 'Glas', pack: '200 g', perPiecePrice: 90, deposit: 0, vat: 200 };
  const swapped = textOf({ lines: [weighedLine(1000, 5)] }, [{ lineItemId: 'ham', quantity: 2, substitute: piece }])();
  expect(swapped.lines.map(({ cells, note }) => [...plain(cells), note])).toEqual([
    ['Glas 200 g', '2', '0,75 €', '0,90 €', '20 %', '1,80 €', 'Ersatz für: The ham'],
  ]);
});
