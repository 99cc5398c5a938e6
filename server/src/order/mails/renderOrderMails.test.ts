import { type CustomerFile, orderFile, orderMailTexts, type TenantFile, type ThemeConfig } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { checkMail } from '../../platform/mail/checkMail.ts';
import { linksIn } from '../../platform/mail/linksIn.ts';
import { renderDraft } from '../../platform/mail/template/renderMail.tsx';
import { shippedJson } from '../../tenant/testing.ts';
import { finalPrice } from '../rules/finalPrice.ts';
import { attemptOf, lineOf, storedOf, weighedLine } from '../testing/sketches.ts';
import { createOrderMails } from './renderOrderMails.ts';

const link = 'https://shop.example/x-ok?orderNumber=40000017&key=abc';
const orderMails = [
  'confirmation',
  'cancelled',
  'cancelledByShop',
  'picked',
  'onItsWay',
  'readyToCollect',
  'refunded',
] as const;

function mailsOf(id: string) {
  const read = (name: string) => shippedJson(id, name);
  const { mail } = read('customer/customer.json') as CustomerFile;
  const tenant = {
    file: read('tenant.json') as TenantFile,
    theme: read('theme.json') as ThemeConfig,
    baseUrl: 'https://shop.example',
    media: { urlOf: (name: string) => `/media/${name}` },
  };
  const file = orderFile.parse(read('order/order.json'));
  const texts = orderMailTexts.parse(read('order/mails.json'));
  const { of: draft, withdrawal } = createOrderMails({ tenant, mail, file, texts });
  const of = (...ask: Parameters<typeof draft>) => {
    const drafted = draft(...ask);
    return drafted && renderDraft(drafted);
  };
  return { of: { of, withdrawal }, file, texts, mail };
}

const lines = [
  lineOf({ name: 'Vollmilch', pack: '1 l' }),
  weighedLine(2490, 3, { name: 'Schinken' }),
  lineOf({ sku: 'gone', name: 'Grünkohl', quantity: 1 }),
];
const attempt = attemptOf({ lines, voucher: 100, fee: 299, pass: 4900, percentage: 15 });
const placed = storedOf({}, attempt);
const final = finalPrice(attempt, [
  { lineItemId: 'ham', quantity: 3, grams: 287 },
  { lineItemId: 'gone', quantity: 0 },
]);
const refund = { number: 3, issuedAt: '2030-05-08T06:00:00.000Z', amount: 350, toWallet: 0, byRate: [], deposits: 0 };
const packed = storedOf({
  status: 'PICKED',
  document: { attempt, final, refunded: 350, refunds: [refund] },
  invoice: { number: 12, issuedAt: new Date('2030-05-06T06:00:00Z') },
});

describe.each(['feldmarkt', 'harbour'])('CHK-08 %s', (id) => {
  const { of, file, texts, mail: sender } = mailsOf(id);

  test('every mail can go out, greets by name, names the order and leaves no gap', () => {
    const all = orderMails.map((about) => of.of(about, packed, link));
    for (const mail of all) {
      if (!mail) throw new Error('no mail');
      checkMail(mail);
      expect(mail.recipient).toBe('anna@example.at');
      expect(mail.sender).toBe(sender.from);
      for (const form of [mail.html.replace(/<style>.*?<\/style>/, ''), mail.text]) {
        for (const part of ['40000017', 'Anna', sender.support]) expect(form).toContain(part);
        expect(form).not.toMatch(/[{}]|undefined|null|NaN/);
      }
      expect(linksIn(mail.text)[0]).toBe(link);
    }
    expect(new Set(all.map((mail) => mail?.subject)).size).toBe(orderMails.length);
    expect(new Set(all.map((mail) => mail?.kind)).size).toBe(orderMails.length);
  });

  test('the confirmation holds the full order: goods, sums, place, time, seller, and the right to withdraw', () => {
    const { text = '', html = '' } = of.of('confirmation', placed, link) ?? {};
    const figures = ['3,98', '7,47', '1,99', '13,44', '2,99', '49,00', '64,43'];
    for (const figure of figures) expect(text).toContain(id === 'harbour' ? figure.replace(',', '.') : figure);
    for (const part of [
      '2 × Vollmilch (1 l)',
      '300 g Schinken',
      id === 'harbour' ? '12 Neubaugasse, Wien, 1070' : 'Neubaugasse 12, 1070 Wien',
      file.seller.name,
      id === 'harbour' ? '9–11 am' : '10–12 Uhr',
    ])
      expect(text).toContain(part);
    expect(html).toContain('2 × Vollmilch');
    expect(text.indexOf('Vollmilch')).toBeLessThan(text.indexOf(texts.words.total));
  });

  test('after packing: what it weighed, what was missing, what it costs', () => {
    const { text = '' } = of.of('picked', packed, link) ?? {};
    expect(text).toContain('287 g');
    expect(text).toMatch(new RegExp(`1 × Grünkohl \\(${texts.words.missing}\\): .?0[.,]00`));
  });

  test('CUST-13 a refund is told with its amount, its way, its invoice and its credit note', () => {
    const { text = '' } = of.of('refunded', packed, link) ?? {};
    expect(text).toMatch(/3[.,]50/);
    for (const part of [`${file.creditNote.series}3`, '12', file.methods['credit-cards']]) expect(text).toContain(part);
  });

  test('CUST-13 pieces put in for grams are told by their name, and not as fewer of them', () => {
    const jar = { sku: 'jar', name: 'Schinkenglas', perPiecePrice: 100, deposit: 0, vat: 100 };
    const swapped = finalPrice(attempt, [{ lineItemId: 'ham', quantity: 1, substitute: jar }]);
    const order = storedOf({ status: 'PICKED', document: { attempt, final: swapped, refunded: 0 } });
    expect(of.of('picked', order, link)?.text).toMatch(/300 g Schinken \([^/)]*: Schinkenglas\): .?1[.,]00/);
  });

  test('CUST-13 what was put in for something else is told by its name', () => {
    const rye = { sku: 'rye', name: 'Roggenbrot', perPiecePrice: 100, deposit: 0, vat: 100 };
    const swapped = finalPrice(attempt, [{ lineItemId: 'milk', quantity: 2, substitute: rye }]);
    const order = storedOf({ status: 'PICKED', document: { attempt, final: swapped, refunded: 0 } });
    expect(of.of('picked', order, link)?.text).toMatch(/2 × Vollmilch \(1 l · .*: Roggenbrot\): .?2[.,]00/);
  });

  test('CUST-13 an order that the shop cancelled is told with the reason, as it was typed', () => {
    const reason = 'Der Wagen <b>steht</b> {heute}';
    const order = storedOf({ status: 'CANCELLED', document: { attempt, refunded: 0, cancelReason: reason } });
    const { text = '', html = '' } = of.of('cancelledByShop', order, link) ?? {};
    expect(text).toContain(reason);
    expect(html).not.toContain('<b>steht');
  });

  test('an order without an e-mail address gets no mail', () => {
    const forgotten = storedOf({}, { ...attempt, billingAddress: {} });
    expect(of.of('cancelled', forgotten, link)).toBeUndefined();
  });

  test('CUST-13 the receipt of a withdrawal repeats it with day and time', () => {
    const receivedAt = new Date('2030-05-06T08:00:00Z');
    const declared = {
      name: 'Anna <b>',
      orderNumber: '17',
      email: 'a@example.at',
      text: 'Rücktritt',
      reference: 'r-1',
    };
    const mail = of.withdrawal({ ...declared, receivedAt });
    checkMail(mail);
    for (const said of ['Anna <b>', '17', 'Rücktritt', 'r-1', '2030']) expect(mail.text).toContain(said);
    expect(mail.text).toMatch(id === 'harbour' ? /2030, 9 am/ : /2030, 10 Uhr/);
    expect(mail.html).not.toContain('<b>');
  });

  test('CUST-13 a withdrawal without a word says that there was none', () => {
    const declared = { name: 'Anna', orderNumber: '17', email: 'a@example.at', text: '', reference: 'r-1' };
    expect(of.withdrawal({ ...declared, receivedAt: new Date(0) }).text).toContain('–');
  });

  test('the goods are in the mails that are about them, and in no other', () => {
    const listing = orderMails.filter((about) => of.of(about, packed, link)?.text.includes('Vollmilch'));
    expect(listing).toEqual(['confirmation', 'picked']);
  });

  test('goods that are collected are not brought', () => {
    const { distributionAddress } = attempt;
    const store = { ...distributionAddress, distributionType: 'CLICK_AND_COLLECT' as const };
    const shown = (order: Parameters<typeof of.of>[1]) => of.of('confirmation', order, link)?.text;
    const collected = shown(storedOf({}, { ...attempt, distributionAddress: store }));
    expect(collected).not.toBe(shown(placed));
    expect(collected).toContain('Neubaugasse');
  });

  test('the total is the final one, and every payment method is named', () => {
    const paid = attemptOf({ lines: [lineOf()], wallet: 100 });
    const fewer = finalPrice(paid, [{ lineItemId: 'milk', quantity: 1 }]);
    const text = of.of('picked', storedOf({ document: { attempt: paid, final: fewer, refunded: 0 } }), link)?.text;
    expect(text).toMatch(/1[.,]99/);
    const confirmed = of.of('confirmation', storedOf({}, paid), link)?.text;
    expect(confirmed).toContain(`${file.methods['gift-card-wallet']} + ${file.methods['credit-cards']}`);
  });
});
