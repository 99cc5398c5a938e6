import type { Cart, CollectStore, DistributionWindow, LineItem, OrderConfig, TimeSlot } from '@trolley/contract';
import { productFixture } from '../../catalogue/testing/products.ts';

/** Wednesday, 18 November 2026, nine in the morning in Vienna, eight in Dublin. */
export const now = Date.parse('2026-11-18T08:00:00Z');

const at = (hour: number, day = 18) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** A slot of two hours in universal time. */
export function slotFixture(
  given: Partial<TimeSlot> & { readonly hour?: number; readonly day?: number } = {},
): TimeSlot {
  const { hour = 16, day = 18, ...rest } = given;
  return {
    id: `slot-${day}-${hour}`,
    startsAt: at(hour, day),
    endsAt: at(hour + 2, day),
    cutOffAt: at(hour - 2, day),
    fee: 390,
    state: 'free',
    green: false,
    ...rest,
  };
}

export function windowFixture(given: Partial<DistributionWindow> = {}): DistributionWindow {
  const { state: _, ...slot } = slotFixture();
  return { ...slot, heldUntil: new Date(now + 2530_000).toISOString(), held: true, ...given };
}

export const orderConfigFixture: OrderConfig = {
  distributionTypes: ['DELIVERY', 'CLICK_AND_COLLECT'],
  DELIVERY: { minimumOrderValue: 3000, maximumOrderValue: 60_000, maximumOrderWeight: 90_000 },
  CLICK_AND_COLLECT: { minimumOrderValue: 1500, maximumOrderValue: 60_000, maximumOrderWeight: 90_000 },
  servicePrompt: { required: false, everyAdds: 5 },
  holdMinutes: 60,
  deliveryPhoneNumber: 'Optional',
  billingFields: {},
  invalidAddressMessage: 'Sorry, we don’t deliver there yet.',
  country: { code: 'IE', name: 'Ireland' },
};

export const milkLine: LineItem = {
  lineItemId: '100',
  product: productFixture(),
  quantity: 2,
  perPiecePrice: 179,
  linePrice: 358,
  regularLinePrice: 358,
};

export const galway = {
  distributionType: 'DELIVERY',
  deliveryAreaNumber: 'galway',
  streetName: 'Shop Street',
  streetNumber: '12',
  postalCode: 'H91X2Y3',
  city: 'Galway',
  stairCase: 'na',
  floor: 'nan',
} as const;

let revision = 0;

export function cartFixture(given: Partial<Cart> = {}): Cart {
  revision += 1;
  return {
    id: '6f1c0c4e-6c2d-4b5e-9a52-1b9f6a1d7a11',
    revision,
    payments: [],
    lineItemCount: 2,
    mode: 'REGULAR',
    cartStatus: 'OPEN',
    priceInfo: {
      totalArticlePrice: 358,
      savings: 0,
      discounts: 0,
      totalSavings: 0,
      orderValue: 358,
      depositFees: 0,
      serviceFees: 0,
      serviceFeesAfterDiscount: 0,
      serviceFeeTaxRate: 0,
      total: 358,
      totalVat: 0,
      vatByRate: [],
      overAuthorizationPercentage: 0,
      totalWithSurcharge: 358,
      overAuthorizationAmount: 0,
      coveredAmount: 0,
      uncoveredAmountWithOverAuthorization: 358,
      uncoveredAmountWithoutOverAuthorization: 358,
    },
    productLineItems: [milkLine],
    voucherLineItems: [],
    discountCodes: [],
    unavailableLineItems: [],
    weight: 2000,
    crateDepositDesired: false,
    substitution: 'similar',
    ...given,
  };
}

export function storeFixture(given: Partial<CollectStore> = {}): CollectStore {
  const hours = { from: '08:00', until: '21:30' };
  return {
    storeId: 'galway-salthill',
    name: 'Galway Salthill',
    zone: 'west',
    streetName: 'Upper Salthill Road',
    streetNumber: '117',
    postalCode: 'H91 T4X8',
    city: 'Galway',
    position: { lat: 53.2597, lng: -9.0772 },
    openingHours: [[hours], [hours], [hours], [hours], [hours], [hours], []],
    services: ['bakery', 'parking'],
    ...given,
  };
}
