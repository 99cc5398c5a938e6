import { halfUp } from '@trolley/contract';
import type { Attempt, AttemptLine } from '../../sale/attempt.ts';
import type { Off, OffLine } from '../../sale/off.ts';
import { goodsOff, takeOff } from '../../sale/takeOff.ts';
import { vatOf } from '../../sale/vatOf.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

export function lineOf(changes: Partial<AttemptLine> = {}): AttemptLine {
  const { quantity = 2, perPiecePrice = 199, sku = 'milk' } = changes;
  const linePrice = perPiecePrice * quantity;
  return {
    lineItemId: sku,
    sku,
    name: `The ${sku}`,
    quantity,
    perPiecePrice,
    linePrice,
    regularLinePrice: linePrice,
    deposit: 0,
    vat: 100,
    weighed: false,
    substitution: 'similar',
    ...changes,
  };
}

/** Cut by the 100 g. */
export const weighedLine = (kiloPrice: number, quantity: number, changes: Partial<AttemptLine> = {}): AttemptLine =>
  lineOf({
    sku: 'ham',
    quantity,
    perPiecePrice: halfUp(kiloPrice, 10),
    weighed: true,
    kiloPrice,
    stepGrams: 100,
    ...changes,
  });

interface Sketch {
  readonly lines?: readonly AttemptLine[];
  /** Amounts off the goods. */
  readonly voucher?: number;
  readonly code?: number;
  /** More vouchers, on all goods or some. */
  readonly vouchers?: readonly Off[];
  /** More codes, of any kind. */
  readonly offs?: readonly Off[];
  readonly fee?: number;
  readonly feeWaived?: boolean;
  readonly crates?: number;
  readonly pass?: number;
  readonly percentage?: number;
  readonly wallet?: number;
  readonly more?: Partial<Attempt>;
}

/** As the cart counts it: what is sold by the gram is one piece. */
export const offLineOf = ({ lineItemId, stepGrams, quantity, linePrice }: AttemptLine): OffLine => ({
  lineItemId,
  pieces: stepGrams === undefined ? quantity : 1,
  price: linePrice,
});

const amountOf = (value: number): Off => ({ kind: 'amount', value });
const feeWaiver: Off = { kind: 'serviceFee', value: 0 };

/** A cart as it is frozen, with figures that add up. */
export function attemptOf(sketch: Sketch = {}): Attempt {
  const { lines = [lineOf()], voucher = 0, code = 0, fee = 0, feeWaived = false, crates = 0, percentage = 0 } = sketch;
  const totalArticlePrice = lines.reduce((sum, { linePrice }) => sum + linePrice, 0);
  const savings = lines.reduce((sum, line) => sum + line.regularLinePrice - line.linePrice, 0);
  const vouchers = [...(voucher > 0 ? [amountOf(voucher)] : []), ...(sketch.vouchers ?? [])];
  const given = [...vouchers, ...(code > 0 ? [amountOf(code)] : []), ...(sketch.offs ?? [])];
  const offLines = lines.map(offLineOf);
  const { taken, parts, left, lines: linesLeft, offAll } = takeOff(given, offLines);
  const discounts = totalArticlePrice - left;
  const named = given.map((off) => {
    const part = goodsOff(parts.get(off), offLines);
    return { discount: taken.get(off) ?? 0, ...off, ...(part && { goods: part }) };
  });
  const depositFees = lines.reduce((sum, { deposit }) => sum + deposit, crates);
  const paidFee = feeWaived ? 0 : fee;
  const orderValue = totalArticlePrice - discounts;
  const total = orderValue + depositFees + paidFee + (sketch.pass ?? 0);
  const totalWithSurcharge = halfUp(total * (100 + percentage), 100);
  const wallet = Math.min(sketch.wallet ?? 0, total);
  const goods = new Map<number, number>();
  for (const [at, { vat }] of lines.entries()) goods.set(vat, (goods.get(vat) ?? 0) + (linesLeft[at] ?? 0));
  const pass = sketch.pass === undefined ? undefined : { gross: sketch.pass, permille: 200 };
  const vat = vatOf({ goods, discounts: offAll, fee: paidFee, feePermille: 200, ...(pass && { pass }) });
  const reserve = wallet === total ? totalWithSurcharge : wallet;
  return {
    mode: 'REGULAR',
    lines,
    lineItemCount: lines.length,
    voucherLineItems: named
      .slice(0, vouchers.length)
      .map((one, at) => ({ lineItemId: `v${at + 1}`, name: 'Welcome', ...one })),
    discountCodes: [
      ...named
        .slice(vouchers.length)
        .map(({ on: _on, goods: _goods, ...one }, at) => ({ code: `C${at}`, name: `Code ${at}`, ...one })),
      ...(feeWaived && fee > 0 ? [{ code: 'FREE', name: 'Free delivery', discount: fee, ...feeWaiver }] : []),
    ],
    ...(pass && { pass: { lineItemId: 'year', name: 'Year', price: pass.gross, vat: pass.permille } }),
    priceInfo: {
      totalArticlePrice,
      savings,
      discounts,
      totalSavings: savings + discounts + fee - paidFee,
      orderValue,
      depositFees,
      serviceFees: fee,
      serviceFeesAfterDiscount: paidFee,
      total,
      ...vat,
      overAuthorizationPercentage: percentage,
      totalWithSurcharge,
      overAuthorizationAmount: totalWithSurcharge - total,
      coveredAmount: wallet,
      uncoveredAmountWithOverAuthorization: totalWithSurcharge - wallet,
      uncoveredAmountWithoutOverAuthorization: total - wallet,
    },
    payments: [
      ...(wallet > 0 ? [{ methodKey: 'gift-card-wallet' as const, amount: wallet, authorized: reserve }] : []),
      ...(wallet < total || total === 0
        ? [{ methodKey: 'credit-cards' as const, amount: total - wallet, authorized: totalWithSurcharge - wallet }]
        : []),
    ],
    distributionAddress: {
      distributionType: 'DELIVERY',
      streetName: 'Neubaugasse',
      streetNumber: '12',
      postalCode: '1070',
      city: 'Wien',
      firstName: 'Anna',
      lastName: 'Huber',
    },
    window: {
      id: 'delivery-neubau',
      startsAt: '2030-05-06T08:00:00.000Z',
      endsAt: '2030-05-06T10:00:00.000Z',
      cutOffAt: '2030-05-05T20:00:00.000Z',
    },
    billingAddress: {
      firstName: 'Anna',
      lastName: 'Huber',
      email: 'anna@example.at',
      streetName: 'Neubaugasse',
      streetNumber: '12',
      postalCode: '1070',
      city: 'Wien',
    },
    crateDepositDesired: crates > 0,
    substitution: 'similar',
    weight: 4000,
    member: false,
    ...sketch.more,
  };
}

/** As it was frozen before discounts had their kinds, and passes their rate. */
export function unfrozen({ pass, ...attempt }: Attempt): Attempt {
  const bare = <One extends Attempt['voucherLineItems'][number] | Attempt['discountCodes'][number]>({
    kind: _kind,
    value: _value,
    ...same
  }: One) => same;
  return {
    ...attempt,
    voucherLineItems: attempt.voucherLineItems.map(bare),
    discountCodes: attempt.discountCodes.map(bare),
    ...(pass && { pass: { lineItemId: pass.lineItemId, name: pass.name, price: pass.price } }),
  };
}

export function storedOf(changes: Partial<StoredOrder> = {}, attempt: Attempt = attemptOf()): StoredOrder {
  return {
    orderNumber: '40000017',
    checkoutId: '00000000-0000-4000-8000-000000000001',
    status: 'PLACED',
    slotException: false,
    placedAt: new Date('2030-05-01T10:00:00Z'),
    changedAt: new Date('2030-05-01T10:00:00Z'),
    document: { attempt, refunded: 0 },
    beforeCutOff: true,
    ...changes,
  };
}
