import type { OrderMoment, OrderMoney, StaffOrder } from '@trolley/contract';
import type { writtenAddress } from '../files/writtenAddress.ts';
import { storeOf } from '../rules/storeOf.ts';
import { showOrder } from '../showOrder.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

interface Around {
  readonly additions: readonly string[];
  readonly money: OrderMoney | undefined;
  readonly written: ReturnType<typeof writtenAddress>;
  /** Whoever looks may open the customer as well. */
  readonly mayOpenCustomer: boolean;
  readonly now: number;
}

type Line = StaffOrder['lines'][number];

/** An order as staff see it. */
export function showStaffOrder(stored: StoredOrder, around: Around): StaffOrder {
  const { additions, money, written, mayOpenCustomer, now } = around;
  const { customerId, invoice } = stored;
  const order = showOrder(stored, now);
  const { orderNumber, status, parentOrderNumber, slotException, cancelReason, crateDepositDesired, refunded } = order;
  const { distributionAddress: to, billingAddress: payer, priceInfo, deliveryPassLineItem: pass } = order;
  const inside = joined([to.stairCase, to.floor, to.door], ' / ');
  return {
    ...{ orderNumber, status, slotException, crateDepositDesired, refunded },
    ...(parentOrderNumber !== undefined && { parentOrderNumber }),
    ...(cancelReason !== undefined && { cancelReason }),
    additions: [...additions],
    distributionType: to.distributionType,
    startsAt: order.distributionWindow.startsAt,
    endsAt: order.distributionWindow.endsAt,
    moments: momentsOf(stored, now),
    ...(mayOpenCustomer && customerId !== undefined && { customerId }),
    hasAccount: customerId !== undefined,
    to: {
      name: nameOf(to),
      ...some({
        street: written.street(to),
        inside,
        city: written.city(to),
        phoneNumber: to.phoneNumber,
        note: to.additionalInfo,
        storeId: storeOf(to),
      }),
    },
    payer: {
      name: nameOf(payer),
      ...some({
        company: payer.companyName,
        street: written.street(payer),
        city: written.city(payer),
        email: payer.email,
        phoneNumber: payer.phoneNumber,
      }),
    },
    lines: order.productLineItems.map(lineOf),
    discounts: [...order.voucherLineItems, ...order.discountCodes].map(({ name, discount }) => ({
      name,
      cents: discount,
    })),
    sums: {
      goods: priceInfo.totalArticlePrice,
      deposits: priceInfo.depositFees,
      serviceFee: priceInfo.serviceFeesAfterDiscount,
      ...(pass && { pass: pass.price }),
      total: priceInfo.total,
      vat: priceInfo.totalVat,
    },
    payments: order.payments.map(({ methodKey, amount }) => ({ methodKey, amount })),
    ...(money && { money }),
    ...(invoice && { invoice: invoice.number }),
  };
}

/** What is known of its life. When it was packed nobody has noted: of that there is only the latest change. */
export function momentsOf(stored: StoredOrder, now: number): OrderMoment[] {
  const { placedAt, changedAt, invoice, document } = stored;
  const { cutOffAt } = document.attempt.window;
  const moments: OrderMoment[] = [
    { kind: 'placed', at: placedAt.toISOString() },
    // A time to come is no moment yet, but it says until when the customer may still change things.
    ...(Date.parse(cutOffAt) > placedAt.getTime()
      ? [{ kind: 'cutOff' as const, at: new Date(cutOffAt).toISOString() }]
      : []),
    ...(invoice ? [{ kind: 'invoiced' as const, at: invoice.issuedAt.toISOString() }] : []),
    ...(document.refunds ?? []).map(({ issuedAt: at, amount }) => ({ kind: 'refunded' as const, at, amount })),
  ];
  const isTold = moments.some(({ at }) => Math.abs(Date.parse(at) - changedAt.getTime()) < 2000);
  if (!isTold && changedAt.getTime() <= now) moments.push({ kind: 'changed', at: changedAt.toISOString() });
  return moments.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function lineOf(line: ReturnType<typeof showOrder>['productLineItems'][number]): Line {
  const { lineItemId, sku, name, brandName, pack, quantity, linePrice, deposit, weighed, substitution, picked } = line;
  return {
    ...{ lineItemId, sku, name, quantity, linePrice, deposit, weighed, substitution },
    ...(brandName !== undefined && { brandName }),
    ...(pack !== undefined && { pack }),
    ...(picked && {
      picked: {
        quantity: picked.quantity,
        ...(picked.grams !== undefined && { grams: picked.grams }),
        linePrice: picked.linePrice,
        ...(picked.substitute && { substitute: picked.substitute.name }),
      },
    }),
  };
}

const joined = (parts: readonly (string | undefined)[], between: string) => parts.filter(Boolean).join(between);
const nameOf = ({
  firstName,
  lastName,
}: {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}) => joined([firstName, lastName], ' ');

/** Without what is empty. */
function some<T extends Readonly<Record<string, string | undefined>>>(texts: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as { [K in keyof T]?: string };
}
