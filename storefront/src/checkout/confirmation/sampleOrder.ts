import type { Order } from '@trolley/contract';

const hour = 3_600_000;

/** Made up, for the preview: tomorrow evening, with goods of all kinds. */
export function sampleOrder(now: number): Order {
  const at = (hours: number) => new Date(Math.floor(now / hour) * hour + hours * hour).toISOString();
  const line = (sku: string, name: string, quantity: number, perPiecePrice: number, weighed = false) => ({
    lineItemId: sku,
    sku,
    name,
    quantity,
    perPiecePrice,
    linePrice: perPiecePrice * quantity,
    regularLinePrice: perPiecePrice * quantity,
    deposit: 0,
    vat: 100,
    weighed,
    substitution: 'similar' as const,
  });
  return {
    orderNumber: '1000001',
    status: 'PLACED',
    mode: 'REGULAR',
    placedAt: at(0),
    productLineItems: [
      line('sample-milk', 'Milk', 2, 169),
      line('sample-apples', 'Apples', 1, 349, true),
      line('sample-bread', 'Rye bread', 1, 420),
    ],
    voucherLineItems: [],
    discountCodes: [{ code: 'WELCOME', name: 'WELCOME', discount: 100 }],
    priceInfo: {
      totalArticlePrice: 1107,
      savings: 0,
      discounts: 100,
      totalSavings: 100,
      orderValue: 1007,
      depositFees: 0,
      serviceFees: 390,
      serviceFeesAfterDiscount: 390,
      serviceFeeTaxRate: 100,
      total: 1397,
      totalVat: 127,
      vatByRate: [{ permille: 100, gross: 1397, vat: 127 }],
      overAuthorizationPercentage: 10,
      totalWithSurcharge: 1537,
      overAuthorizationAmount: 140,
      coveredAmount: 0,
      uncoveredAmountWithOverAuthorization: 1537,
      uncoveredAmountWithoutOverAuthorization: 1397,
    },
    payments: [{ methodKey: 'credit-cards', amount: 1397, authorized: 1537 }],
    distributionAddress: {
      distributionType: 'DELIVERY',
      firstName: 'Sample',
      lastName: 'Person',
      streetName: 'Main Street',
      streetNumber: '1',
      postalCode: '1010',
      city: 'Sampletown',
    },
    distributionWindow: { id: 'sample', startsAt: at(26), endsAt: at(28) },
    billingAddress: { email: 'sample@example.com', category: 'combined' },
    crateDepositDesired: false,
    cutOffAt: at(22),
    canBeCancelled: true,
    canBeAddedTo: true,
    slotException: false,
    invoiced: false,
    refunded: 0,
    refunds: [],
  };
}
