import { discountedNames, formatPrice, type Order, type OrderLine, type OrderMailTexts } from '@trolley/contract';
import type { MailRow } from '../../platform/mail/template/mailContent.ts';

interface Language {
  readonly locale: string;
  readonly currency: string;
  readonly words: OrderMailTexts['words'];
  fill(text: string, values: Readonly<Record<string, string>>): string;
}

type Bought = Pick<
  Order,
  'productLineItems' | 'voucherLineItems' | 'discountCodes' | 'deliveryPassLineItem' | 'priceInfo'
>;

/** CHK-08: the whole order, line by line, and how its total comes about. */
export function orderRows(order: Bought, language: Language): readonly MailRow[] {
  const { locale, currency, words } = language;
  const { priceInfo, deliveryPassLineItem: pass } = order;
  const money = (cents: number) => formatPrice(cents, locale, currency);
  const other = (label: string, cents: number): MailRow[] => (cents === 0 ? [] : [{ label, figure: money(cents) }]);
  return [
    ...order.productLineItems.map((line) => lineRow(line, language)),
    { label: words.goods, figure: money(priceInfo.totalArticlePrice), strong: true },
    ...discountRows(order, money, words.discounts),
    ...other(words.deposits, priceInfo.depositFees),
    { label: words.serviceFee, figure: money(priceInfo.serviceFeesAfterDiscount) },
    ...other(pass?.name ?? words.pass, pass?.price ?? 0),
    { label: words.total, figure: money(priceInfo.total), strong: true },
    { label: words.vat, figure: money(priceInfo.totalVat) },
  ];
}

/** Each by its name, with the goods it is for; as one sum where that does not tell all of it, as in older orders. */
function discountRows(
  { voucherLineItems, discountCodes, productLineItems, priceInfo: { discounts } }: Bought,
  money: (cents: number) => string,
  together: string,
): readonly MailRow[] {
  if (discounts === 0) return [];
  const named = [...voucherLineItems, ...discountCodes].filter(
    ({ kind, discount }) => discount > 0 && kind !== undefined && kind !== 'serviceFee',
  );
  if (named.reduce((sum, { discount }) => sum + discount, 0) !== discounts)
    return [{ label: together, figure: money(-discounts) }];
  const nameOf = (id: string) => productLineItems.find(({ lineItemId }) => lineItemId === id)?.name;
  return named.map((one) => {
    const detail = discountedNames('goods' in one ? one.goods : undefined, nameOf);
    return { label: one.name, figure: money(-one.discount), ...(detail !== undefined && { detail }) };
  });
}

function lineRow(line: OrderLine, { locale, currency, words, fill }: Language): MailRow {
  const { name, pack, quantity, stepGrams, linePrice, picked } = line;
  const amount = (pieces: number) =>
    stepGrams === undefined ? String(pieces) : `${(pieces * stepGrams).toLocaleString(locale)} g`;
  const had = picked?.quantity ?? quantity;
  // Pieces of something else are not fewer than so many grams.
  const isFewer = had < quantity && !(stepGrams !== undefined && picked?.substitute);
  const notes = [
    stepGrams === undefined && pack,
    had === 0 ? words.missing : isFewer && `${amount(had)} / ${amount(quantity)}`,
    picked?.substitute && fill(words.instead, { name: picked.substitute.name }),
    picked?.grams !== undefined && fill(words.weighed, { grams: String(picked.grams) }),
  ].filter(Boolean);
  return {
    label: stepGrams === undefined ? `${quantity} × ${name}` : `${amount(quantity)} ${name}`,
    ...(notes.length > 0 && { detail: notes.join(' · ') }),
    figure: formatPrice(picked?.linePrice ?? linePrice, locale, currency),
  };
}
