import { orderFile } from '@trolley/contract';
import { expect, test } from 'vitest';
import { shippedJson } from '../../tenant/testing.ts';
import { finalPrice } from '../rules/finalPrice.ts';
import { refundParts } from '../rules/refundParts.ts';
import { attemptOf, lineOf, storedOf } from '../testing/sketches.ts';
import { creditNoteText } from './creditNoteText.ts';

const tenant = { name: 'Feldmarkt', locale: 'de-AT', currency: 'EUR', timeZone: 'Europe/Vienna' };
const plain = (cells: readonly string[]) => cells.map((cell) => cell.replace(/\s/g, ' '));

test.each(['feldmarkt', 'harbour'])(
  'CUST-13 %s: a credit note names its invoice, net and tax by rate, and where the money goes',
  (id) => {
    const file = orderFile.parse(shippedJson(id, 'order/order.json'));
    const lines = [lineOf({ quantity: 10, perPiecePrice: 110 }), lineOf({ sku: 'beer', vat: 200, deposit: 50 })];
    const attempt = attemptOf({ lines, wallet: 200 });
    const final = finalPrice(attempt, []);
    const { total } = final.priceInfo;
    const refund = {
      number: 3,
      issuedAt: '2030-05-08T06:00:00.000Z',
      amount: total,
      toWallet: 200,
      ...refundParts(final.priceInfo, [], total),
    };
    const invoice = { number: 7, issuedAt: new Date('2030-05-06T06:00:00Z') };
    const order = storedOf({ status: 'COMPLETED', document: { attempt, final, refunded: total }, invoice });
    const text = creditNoteText(order, refund, { file, tenant });
    expect(text.facts.map(([, value]) => value)).toEqual([`${file.creditNote.series}3`, '08.05.2030', '7', '40000017']);
    expect(text.buyer).toContain('Anna Huber');
    expect(text.notes).toEqual([file.creditNote.thanks]);
    expect(text.head.filter((name) => name !== '')).toHaveLength(3);
    expect(text.foot.flat().join()).toContain(file.seller.vatId);
    expect(text.lines[0]?.cells[0]).toContain('06.05.2030');
    expect(text.lines.map(({ cells }) => plain(cells).slice(4))).toEqual([
      ['20 %', '3,98 €'],
      ['10 %', '11,00 €'],
      ['', '0,50 €'],
    ]);
    expect(text.vat.map(plain)).toEqual([
      ['20 %', '3,32 €', '0,66 €', '3,98 €'],
      ['10 %', '10,00 €', '1,00 €', '11,00 €'],
      [file.paper.withoutVat, '0,50 €', '0,00 €', '0,50 €'],
    ]);
    expect(text.paid.map(([name, value]) => [name, ...plain([value])])).toEqual([
      [`${file.creditNote.paidTo}: ${file.methods['gift-card-wallet']}`, '2,00 €'],
      [`${file.creditNote.paidTo}: ${file.methods['credit-cards']}`, '13,48 €'],
    ]);
  },
);

test('CUST-13 the credit note of one line names it, and has no row of deposits where none went back', () => {
  const file = orderFile.parse(shippedJson('feldmarkt', 'order/order.json'));
  const attempt = attemptOf({ lines: [lineOf(), lineOf({ sku: 'beer', vat: 200 })] });
  const final = finalPrice(attempt, []);
  const order = storedOf({ status: 'COMPLETED', document: { attempt, final, refunded: 100 } });
  const given = { number: 3, issuedAt: '2030-05-08T06:00:00.000Z', amount: 100, toWallet: 0 };
  const parts = refundParts(final.priceInfo, [], 100, 200);
  const notes = (lineItemId?: string) =>
    creditNoteText(order, { ...given, ...parts, ...(lineItemId !== undefined && { lineItemId }) }, { file, tenant })
      .lines;
  expect(notes('beer')).toEqual([{ cells: expect.any(Array), note: 'The beer' }]);
  expect(notes()).toEqual([{ cells: expect.any(Array) }]);
});
