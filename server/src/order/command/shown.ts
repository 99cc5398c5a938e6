import { formatPrice } from '@trolley/contract';
import { shownWindow } from '../mails/shownWindow.ts';
import type { Orders } from '../orders.ts';
import { cameOf } from '../rules/pickedLine.ts';
import { showOrder } from '../showOrder.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

export function moneyOf({ tenant }: Pick<Orders, 'tenant'>): (cents: number) => string {
  const { locale, currency } = tenant.file;
  return (cents) => formatPrice(cents, locale, currency);
}

/** An order in one line. */
export function brief(orders: Orders, order: StoredOrder, marks: readonly string[] = []): string {
  const { orderNumber, status, slotException, document } = order;
  const { attempt, final, refunded } = document;
  const { locale, timeZone } = orders.tenant.file;
  const money = moneyOf(orders);
  return [
    orderNumber,
    status.padEnd(20),
    shownWindow(attempt.window, locale, timeZone),
    attempt.distributionAddress.distributionType,
    money((final?.priceInfo ?? attempt.priceInfo).total),
    ...(refunded > 0 ? [`refunded ${money(refunded)}`] : []),
    ...(slotException ? ['WITHOUT ITS TIME'] : []),
    ...marks,
  ].join('  ');
}

/** And line by line. */
export function details(orders: Orders, stored: StoredOrder): readonly string[] {
  const money = moneyOf(orders);
  const { productLineItems, payments, refunds } = showOrder(stored, orders.now());
  return [
    ...productLineItems.map((line) => {
      const { lineItemId, name, quantity, picked, weighed, substitution } = line;
      const had = picked ? `picked ${picked.quantity}${picked.grams === undefined ? '' : `, ${picked.grams} g`}` : '';
      const instead = picked?.substitute ? `instead: ${picked.substitute.name} (${picked.substitute.sku})` : '';
      const notes = [weighed ? 'weighed' : '', substitution === 'none' ? 'no substitute' : '', had, instead];
      const { linePrice } = cameOf(line);
      return `  ${lineItemId}  ${quantity} × ${name}  ${money(linePrice)}  ${notes.filter(Boolean).join(', ')}`;
    }),
    ...payments.map(({ methodKey, amount }) => `  ${methodKey}: ${money(amount)}`),
    ...refunds.map(({ number, amount, refundedAt }) => `  refund ${number}: ${money(amount)}  ${refundedAt}`),
  ];
}
