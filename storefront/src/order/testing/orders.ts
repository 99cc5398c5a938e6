import type { Order, OrderLine, OrderSummary } from '@trolley/contract';

/** Wednesday, 18 November 2026, from four to six in the afternoon in Dublin. */
const times = { startsAt: '2026-11-18T16:00:00.000Z', endsAt: '2026-11-18T18:00:00.000Z' };

export function orderLineFixture(given: Partial<OrderLine> = {}): OrderLine {
  const { sku = '100' } = given;
  return {
    lineItemId: sku,
    sku,
    name: 'Whole milk',
    brandName: 'Three Friends',
    slug: 'whole-milk',
    pack: '1 l',
    picture: '/pictures/abc',
    quantity: 2,
    perPiecePrice: 179,
    linePrice: 358,
    regularLinePrice: 358,
    deposit: 0,
    vat: 100,
    weighed: false,
    substitution: 'similar',
    ...given,
  };
}

/** Two litres of milk to a door in Galway, paid by card. */
export function orderFixture(given: Partial<Order> = {}): Order {
  return {
    orderNumber: '1000123',
    status: 'PLACED',
    mode: 'REGULAR',
    placedAt: '2026-11-15T10:00:00.000Z',
    productLineItems: [orderLineFixture()],
    voucherLineItems: [],
    discountCodes: [],
    priceInfo: {
      totalArticlePrice: 358,
      savings: 0,
      discounts: 0,
      totalSavings: 0,
      orderValue: 358,
      depositFees: 0,
      serviceFees: 390,
      serviceFeesAfterDiscount: 390,
      serviceFeeTaxRate: 100,
      total: 748,
      totalVat: 68,
      vatByRate: [{ permille: 100, gross: 748, vat: 68 }],
      overAuthorizationPercentage: 0,
      totalWithSurcharge: 748,
      overAuthorizationAmount: 0,
      coveredAmount: 0,
      uncoveredAmountWithOverAuthorization: 748,
      uncoveredAmountWithoutOverAuthorization: 748,
    },
    payments: [{ methodKey: 'credit-cards', amount: 748 }],
    distributionAddress: {
      distributionType: 'DELIVERY',
      firstName: 'Anna',
      lastName: 'Berger',
      streetName: 'Shop Street',
      streetNumber: '12',
      floor: '2',
      postalCode: 'H91 X0',
      city: 'Galway',
      additionalInfo: 'Ring twice',
    },
    distributionWindow: { id: 'slot-1', ...times },
    billingAddress: {},
    crateDepositDesired: false,
    cutOffAt: '2026-11-18T10:00:00.000Z',
    canBeCancelled: true,
    canBeAddedTo: true,
    slotException: false,
    invoiced: false,
    refunded: 0,
    refunds: [],
    ...given,
  };
}

export function orderSummaryFixture(given: Partial<OrderSummary> = {}): OrderSummary {
  return {
    orderNumber: '1000123',
    status: 'PLACED',
    placedAt: '2026-11-15T10:00:00.000Z',
    total: 748,
    lineItemCount: 2,
    distributionType: 'DELIVERY',
    ...times,
    pictures: ['/pictures/abc', '/pictures/def'],
    canBeCancelled: true,
    canBeAddedTo: true,
    ...given,
  };
}
