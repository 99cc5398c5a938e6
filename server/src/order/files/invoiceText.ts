import {
  discountedNames,
  halfUp,
  type Order,
  type OrderFile,
  type OrderLine,
  type PaymentMethod,
} from '@trolley/contract';
import { cameOf } from '../rules/pickedLine.ts';
import { showOrder } from '../showOrder.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';
import type { Named, Paper, PaperLine } from './paper.ts';
import { type PaperLanguage, type PaperParts, paperFrame, paperLanguage, vatTable } from './paperFrame.ts';

/**
 * CUST-13: an invoice with what the law asks for: both parties, day of the invoice and of the delivery, number, goods by
 * name and amount, net price, net and tax by rate. Once it is issued it stays: refunds have papers of their own.
 */
export function invoiceText(stored: StoredOrder, parts: PaperParts): Paper {
  const { file, tenant } = parts;
  const { paper, invoice: words } = file;
  const language = paperLanguage(tenant);
  const { money, day, fill } = language;
  const order = showOrder(stored, 0);
  const { priceInfo, distributionAddress, distributionWindow } = order;
  const number = String(stored.invoice?.number ?? '');
  return {
    ...paperFrame(parts, order.billingAddress),
    title: words.title,
    number,
    facts: [
      [words.number, number],
      [words.date, day(stored.invoice?.issuedAt ?? stored.changedAt)],
      [
        distributionAddress.distributionType === 'DELIVERY' ? words.delivered : words.collected,
        day(distributionWindow.startsAt),
      ],
      [paper.order, order.orderNumber],
    ],
    lines: order.productLineItems.filter(cameAtAll).map((line) => lineOf(line, words, language)),
    sums: sumsOf(order, words, money),
    total: [words.total, money(priceInfo.total)],
    paid: order.payments
      .filter(({ amount }) => amount > 0)
      .map(({ methodKey, amount }) => [paidBy(methodKey, file), money(amount)]),
    ...vatTable({ byRate: priceInfo.vatByRate, deposits: priceInfo.depositFees }, paper, language),
    notes: [
      ...payTo(order, file, { number, language }),
      fill(words.thanks, { shop: tenant.name, currency: tenant.currency }),
    ],
  };
}

const cameAtAll = (line: OrderLine) => cameOf(line).quantity > 0;

function lineOf(line: OrderLine, words: OrderFile['invoice'], language: PaperLanguage): PaperLine {
  const { money, percent, weight, fill } = language;
  const { name, pack, brandName, quantity, grams, linePrice, vat, perPiecePrice, kiloPrice } = cameOf(line);
  const byWeight = grams !== undefined && kiloPrice !== undefined;
  const price = byWeight ? kiloPrice : perPiecePrice;
  const net = price - halfUp(price * vat, 1000 + vat);
  const unit = byWeight ? '/kg' : '';
  const costs = byWeight ? halfUp(kiloPrice * grams, 1000) : perPiecePrice * quantity;
  const notes = [
    line.picked?.substitute && fill(words.instead, { name: line.name }),
    linePrice < costs && words.capped,
  ].filter(Boolean);
  return {
    cells: [
      [brandName, name, pack].filter(Boolean).join(' '),
      byWeight ? weight(grams) : String(quantity),
      `${money(net)}${unit}`,
      `${money(price)}${unit}`,
      percent(vat),
      money(linePrice),
    ],
    ...(notes.length > 0 && { note: notes.join(' · ') }),
  };
}

function sumsOf(order: Order, words: OrderFile['invoice'], money: (cents: number) => string): readonly Named[] {
  const { priceInfo: sum, voucherLineItems, discountCodes, deliveryPassLineItem: pass } = order;
  const some = (name: string, cents: number): Named[] => (cents === 0 ? [] : [[name, money(cents)]]);
  const discounts = [...voucherLineItems, ...discountCodes];
  // One that waives the fee is named with the others: then the fee stands there as it would have been.
  const waived = discounts.reduce((all, { discount }) => all + discount, 0) - sum.discounts;
  return [
    [words.goods, money(sum.totalArticlePrice)],
    ...discounts.flatMap((one) => some(discountName(one, order), -one.discount)),
    ...some(words.serviceFee, sum.serviceFeesAfterDiscount + waived),
    ...some(pass?.name ?? words.pass, pass?.price ?? 0),
    ...some(words.deposits, sum.depositFees),
  ];
}

type Discount = Order['voucherLineItems'][number] | Order['discountCodes'][number];

/** With the goods it is for, where it is not for all of them. */
function discountName(discount: Discount, { productLineItems }: Pick<Order, 'productLineItems'>): string {
  const goods = 'goods' in discount ? discount.goods : undefined;
  const names = discountedNames(goods, (id) => productLineItems.find(({ lineItemId }) => lineItemId === id)?.name);
  return names === undefined ? discount.name : `${discount.name} (${names})`;
}

const isByInvoice = (method: PaymentMethod) => method === 'pay-by-invoice-b2b' || method === 'pay-by-invoice-b2c';
const isAtHandover = (method: PaymentMethod) => method === 'payment-at-the-door' || method === 'payment-at-the-store';

function paidBy(method: PaymentMethod, { methods, invoice: words }: OrderFile): string {
  const name = methods[method] ?? method;
  if (isAtHandover(method)) return name;
  return `${isByInvoice(method) ? words.open : words.paidBy}: ${name}`;
}

/** How what is still open is paid. */
function payTo(
  { payments }: Order,
  { seller: { bank }, invoice: words }: OrderFile,
  { number, language }: { readonly number: string; readonly language: PaperLanguage },
): readonly string[] {
  const open = payments.find(({ methodKey, amount }) => isByInvoice(methodKey) && amount > 0);
  if (!open || !bank) return [];
  const amount = language.money(open.amount);
  return [language.fill(words.payTo, { amount, iban: bank.iban, bank: bank.name, number })];
}
