import { formatPrice, type Order, type OrderFile, type PriceInfo } from '@trolley/contract';
import { filledTexts } from '../../platform/mail/template/filledTexts.ts';
import type { Paper } from './paper.ts';
import { writtenAddress } from './writtenAddress.ts';

export interface PaperParts {
  readonly file: OrderFile;
  readonly tenant: {
    readonly name: string;
    readonly locale: string;
    readonly currency: string;
    readonly timeZone: string;
  };
}

/** How a shop writes on paper. */
export function paperLanguage({ locale, currency, timeZone }: PaperParts['tenant']) {
  const days = new Intl.DateTimeFormat(locale, { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const kilograms = new Intl.NumberFormat(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return {
    fill: filledTexts(locale),
    money: (cents: number) => formatPrice(cents, locale, currency),
    day: (moment: Date | string) => days.format(new Date(moment)),
    percent: (permille: number) => percents.format(permille / 1000),
    weight: (grams: number) => `${kilograms.format(grams / 1000)} kg`,
  };
}

export type PaperLanguage = ReturnType<typeof paperLanguage>;

type Framed = 'seller' | 'buyerLabel' | 'buyer' | 'head' | 'vatHead' | 'foot' | 'pageOf';

/** What an invoice and a credit note have in common: both parties, and what the columns are called. */
export function paperFrame({ file, tenant }: PaperParts, to: Order['billingAddress']): Pick<Paper, Framed> {
  const { seller, paper: words } = file;
  const { fill } = paperLanguage(tenant);
  const written = writtenAddress(file, tenant.locale);
  const { bank } = seller;
  return {
    seller: [seller.name, seller.street, written.city(seller)],
    buyerLabel: words.billTo,
    buyer: buyerOf(to, words.vatId, written),
    head: [words.article, words.quantity, words.netPrice, words.price, words.rate, words.amount],
    vatHead: [words.rate, words.net, words.vat, words.gross],
    foot: [
      [seller.name, seller.street, written.city(seller), seller.country],
      [`${words.vatId}: ${seller.vatId}`, seller.register ?? '', seller.email].filter(Boolean),
      bank ? [`${words.bank}: ${bank.name}`, bank.iban, `BIC ${bank.bic}`] : [],
    ],
    pageOf: (page, pages) => fill(words.page, { page: String(page), pages: String(pages) }),
  };
}

function buyerOf(
  to: Order['billingAddress'],
  vatId: string,
  written: ReturnType<typeof writtenAddress>,
): readonly string[] {
  const name = [to.title, to.firstName, to.lastName].filter(Boolean).join(' ');
  const inside = [to.stairCase, to.floor, to.door].filter(Boolean).join('/');
  return [
    to.companyName ?? '',
    name,
    [written.street(to), inside].filter(Boolean).join(', '),
    written.city(to),
    to.country ?? '',
    to.valueAddedTaxId ? `${vatId}: ${to.valueAddedTaxId}` : '',
  ].filter(Boolean);
}

interface Taxed {
  readonly byRate: readonly PriceInfo['vatByRate'][number][];
  /** Outside value added tax. */
  readonly deposits: number;
}

/** Net, tax and gross by rate, what has no tax, and all of it. */
export function vatTable({ byRate, deposits }: Taxed, words: OrderFile['paper'], language: PaperLanguage) {
  const { money, percent } = language;
  const row = (name: string, gross: number, vat: number) => [name, money(gross - vat), money(vat), money(gross)];
  const gross = byRate.reduce((sum, one) => sum + one.gross, deposits);
  const vat = byRate.reduce((sum, one) => sum + one.vat, 0);
  return {
    vat: [
      ...byRate.map((one) => row(percent(one.permille), one.gross, one.vat)),
      ...(deposits > 0 ? [row(words.withoutVat, deposits, 0)] : []),
    ],
    vatSum: row(words.sum, gross, vat),
  };
}
