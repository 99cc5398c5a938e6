import { type DistributionAddress, formatPrice, writtenPostalCode } from '@trolley/contract';
import { writtenAddress } from '../files/writtenAddress.ts';
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
    placeOf(attempt.distributionAddress),
    nameOf(attempt.distributionAddress) || nameOf(attempt.billingAddress) || 'nameless',
    money((final?.priceInfo ?? attempt.priceInfo).total),
    ...(refunded > 0 ? [`refunded ${money(refunded)}`] : []),
    ...(slotException ? ['WITHOUT ITS TIME'] : []),
    ...marks,
  ].join('  ');
}

type Door = Pick<DistributionAddress, 'firstName' | 'lastName' | 'streetName' | 'streetNumber' | 'postalCode' | 'city'>;

const joined = (parts: readonly (string | undefined)[], between = ' ') => parts.filter(Boolean).join(between);
const nameOf = ({ firstName, lastName }: Door) => joined([firstName, lastName]);

/** Street and town, as the shop's country writes them. */
function addressOf({ file, tenant }: Orders, door: Door): string {
  const written = writtenAddress(file, tenant.file.locale);
  return joined([written.street(door), written.city(door)], ', ');
}

/** Where it goes, in a word: to a district, or to a store. */
const placeOf = ({ distributionType, storeId, postalCode, deliveryAreaNumber }: DistributionAddress) =>
  joined([
    distributionType,
    distributionType === 'DELIVERY' ? ((postalCode && writtenPostalCode(postalCode)) ?? deliveryAreaNumber) : storeId,
  ]);

/** A customer's text of several lines must not look like lines of ours. */
export const oneLine = (text: string) =>
  text
    .split(/\s*[\r\n]\s*/)
    .filter(Boolean)
    .join(' / ');

/** Who ordered, how they are reached and what they wish. */
function whose(orders: Orders, { document: { attempt }, parentOrderNumber }: StoredOrder): readonly string[] {
  const { distributionAddress: to, billingAddress: payer, substitution, crateDepositDesired } = attempt;
  const { floor, stairCase, door, additionalInfo, storeId, pickingUnitIds } = to;
  const inside = joined([stairCase && `stairs ${stairCase}`, floor && `floor ${floor}`, door && `door ${door}`], ', ');
  const stores = storeId ?? pickingUnitIds?.join(', ');
  const told: readonly (readonly [string, string | undefined])[] = [
    ['goes with', parentOrderNumber],
    ['to', joined([nameOf(to), addressOf(orders, to), inside], ', ')],
    ['telephone', joined([...new Set([to.phoneNumber, payer.phoneNumber])], ', ')],
    ['email', payer.email],
    ['note', additionalInfo && oneLine(additionalInfo)],
    ['store', stores],
    ['invoice to', joined([payer.companyName, nameOf(payer), addressOf(orders, payer)], ', ')],
    ['substitutes', substitution === 'none' ? 'none wanted, unless a line says otherwise' : 'something similar'],
    ['crates', crateDepositDesired ? 'wanted' : undefined],
  ];
  return told.flatMap(([name, value]) => (value ? [`  ${name}: ${value}`] : []));
}

/** And line by line. */
export function details(orders: Orders, stored: StoredOrder): readonly string[] {
  const money = moneyOf(orders);
  const { productLineItems, payments, refunds, cancelReason } = showOrder(stored, orders.now());
  return [
    ...whose(orders, stored),
    ...(cancelReason === undefined ? [] : [`  cancelled: ${cancelReason}`]),
    ...productLineItems.map((line) => {
      const { lineItemId, name, quantity, picked, weighed, substitution } = line;
      const had = picked ? `picked ${picked.quantity}${picked.grams === undefined ? '' : `, ${picked.grams} g`}` : '';
      const instead = picked?.substitute ? `instead: ${picked.substitute.name} (${picked.substitute.sku})` : '';
      const wish = substitution === 'none' ? 'no substitute' : 'substitute allowed';
      const notes = [weighed ? 'weighed' : '', wish, had, instead];
      const { linePrice } = cameOf(line);
      return `  ${lineItemId}  ${quantity} × ${name}  ${money(linePrice)}  ${notes.filter(Boolean).join(', ')}`;
    }),
    ...payments.map(({ methodKey, amount }) => `  ${methodKey}: ${money(amount)}`),
    ...refunds.map(({ number, amount, refundedAt }) => `  refund ${number}: ${money(amount)}  ${refundedAt}`),
  ];
}
