import { formatPrice, type Order, type OrderFile, type OrderLine } from '@trolley/contract';
import { mailTextsIn } from '../../customer/mails/mailText.ts';
import { showOrder } from '../showOrder.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

/** Everything an invoice says, in the order in which it says it; where it stands on the page is not its affair. */
export interface InvoiceText {
  readonly title: string;
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** Article, quantity, price, rate, amount. */
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly sums: readonly (readonly [name: string, value: string])[];
  readonly total: readonly [name: string, value: string];
  /** Rate, net, tax, gross. */
  readonly vatHead: readonly string[];
  readonly vat: readonly (readonly string[])[];
  readonly paid: readonly (readonly [name: string, value: string])[];
  readonly thanks: string;
  pageOf(page: number, pages: number): string;
}

interface Parts {
  readonly file: OrderFile;
  readonly tenant: {
    readonly name: string;
    readonly locale: string;
    readonly currency: string;
    readonly timeZone: string;
  };
}

/** CUST-13: an invoice with what the law asks for: both parties, day, number, goods by name, net and tax by rate. */
export function invoiceText(stored: StoredOrder, { file, tenant }: Parts): InvoiceText {
  const { seller, invoice: words, methods } = file;
  const { locale, currency, timeZone } = tenant;
  const fill = mailTextsIn(locale);
  const order = showOrder(stored, 0);
  const { priceInfo: sum, billingAddress: to, distributionAddress, deliveryPassLineItem: pass } = order;
  const money = (cents: number) => formatPrice(cents, locale, currency);
  const day = (moment: Date | string) =>
    new Intl.DateTimeFormat(locale, { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(
      new Date(moment),
    );
  const some = (name: string, cents: number) => (cents === 0 ? [] : [[name, money(cents)] as const]);
  return {
    title: words.title,
    seller: [
      seller.name,
      seller.street,
      `${seller.postalCode} ${seller.city}`,
      seller.country,
      `${words.vatId}: ${seller.vatId}`,
      seller.register ?? '',
    ].filter(Boolean),
    buyer: buyerOf(to, words),
    facts: [
      [words.number, String(stored.invoice?.number ?? '')],
      [words.date, day(stored.invoice?.issuedAt ?? stored.changedAt)],
      [words.order, order.orderNumber],
      [
        distributionAddress.distributionType === 'DELIVERY' ? words.delivered : words.collected,
        day(order.distributionWindow.startsAt),
      ],
    ],
    head: [words.article, words.quantity, words.price, words.rate, words.amount],
    lines: order.productLineItems.filter(wasPicked).map((line) => lineOf(line, money, locale)),
    sums: [
      [words.goods, money(sum.totalArticlePrice)],
      ...some(words.discounts, -sum.discounts),
      ...some(words.serviceFee, sum.serviceFeesAfterDiscount),
      ...some(pass?.name ?? words.pass, pass?.price ?? 0),
      ...some(words.deposits, sum.depositFees),
    ],
    total: [words.total, money(sum.total)],
    vatHead: [words.rate, words.net, words.vat, words.gross],
    vat: [
      ...sum.vatByRate.map(({ permille, gross, vat }) => [
        percent(permille, locale),
        money(gross - vat),
        money(vat),
        money(gross),
      ]),
      ...(sum.depositFees > 0 ? [[words.withoutVat, money(sum.depositFees), money(0), money(sum.depositFees)]] : []),
    ],
    paid: [
      ...order.payments
        .filter(({ amount }) => amount > 0)
        .map(
          ({ methodKey, amount }) => [`${words.paidBy}: ${methods[methodKey] ?? methodKey}`, money(amount)] as const,
        ),
      ...some(words.refunded, order.refunded),
    ],
    thanks: fill(words.thanks, { shop: tenant.name }),
    pageOf: (page, pages) => fill(words.page, { page: String(page), pages: String(pages) }),
  };
}

function buyerOf(to: Order['billingAddress'], words: OrderFile['invoice']): readonly string[] {
  const name = [to.title, to.firstName, to.lastName].filter(Boolean).join(' ');
  const house = [to.streetName, to.streetNumber].filter(Boolean).join(' ');
  const inside = [to.stairCase, to.floor, to.door].filter(Boolean).join('/');
  return [
    words.billTo,
    to.companyName ?? '',
    name,
    [house, inside].filter(Boolean).join(', '),
    [to.postalCode, to.city].filter(Boolean).join(' '),
    to.country ?? '',
    to.valueAddedTaxId ? `${words.vatId}: ${to.valueAddedTaxId}` : '',
  ].filter(Boolean);
}

const wasPicked = ({ quantity, picked }: OrderLine) => (picked?.quantity ?? quantity) > 0;

const percent = (permille: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(permille / 1000);

function lineOf(line: OrderLine, money: (cents: number) => string, locale: string): readonly string[] {
  const { name, brandName, pack, quantity, perPiecePrice, linePrice, vat, picked, kiloPrice } = line;
  const grams = picked?.grams;
  const kilograms = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return [
    [brandName, name, pack].filter(Boolean).join(' '),
    grams === undefined ? String(picked?.quantity ?? quantity) : `${kilograms.format(grams / 1000)} kg`,
    grams === undefined || kiloPrice === undefined ? money(perPiecePrice) : `${money(kiloPrice)}/kg`,
    percent(vat, locale),
    money(picked?.linePrice ?? linePrice),
  ];
}
