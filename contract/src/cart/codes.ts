/** Codes of a cart's problems (the specification's catalogue). */
export const cartCodes = {
  addressInvalid: '004',
  distributionMissing: '005',
  billingEmailMissing: '006',
  phoneMissing: '007',
  windowMissing: '008',
  windowInvalid: '022',
  outOfCapacity: '023',
  serviceFeeMissing: '029',
  billingInvalid: '031',
  distributionTypeMissing: '130',
  /** The specification lists it without a meaning: the shop no longer offers this kind of service. */
  serviceNotOffered: '131',
  distributionInvalid: '132',
  windowUnknown: '140',
  windowExpired: '141',
  codeExpired: '223',
  codeExhausted: '227',
  codeNotActive: '228',
  codeWrongService: '229',
  giftCardInvalid: '260',
  walletTooSmall: '261',
  giftCardMissing: '264',
  /** Not of the specification's list: the order's own limits. */
  empty: 'cartEmpty',
  belowMinimum: 'minimumOrderValue',
  aboveMaximum: 'maximumOrderValue',
  tooHeavy: 'maximumOrderWeight',
  unavailableLines: 'unavailableLineItems',
  /** The order cannot be added to any more: it was cancelled, or is being packed. */
  orderClosed: 'parentOrderClosed',
} as const;
export type CartCode = (typeof cartCodes)[keyof typeof cartCodes];

export const cartErrorGroups = [
  'billingAddress',
  'discountCode',
  'distributionLocation',
  'timeSlot',
  'general',
] as const;
export type CartErrorGroup = (typeof cartErrorGroups)[number];

const groups: Readonly<Partial<Record<string, CartErrorGroup>>> = {
  '006': 'billingAddress',
  '031': 'billingAddress',
  '223': 'discountCode',
  '227': 'discountCode',
  '228': 'discountCode',
  '229': 'discountCode',
  '004': 'distributionLocation',
  '005': 'distributionLocation',
  '007': 'distributionLocation',
  '130': 'distributionLocation',
  '132': 'distributionLocation',
  '008': 'timeSlot',
  '022': 'timeSlot',
  '023': 'timeSlot',
  '140': 'timeSlot',
  '141': 'timeSlot',
};

/** CHK-09: where an error is shown. */
export function groupOf(code: string): CartErrorGroup {
  return groups[code] ?? 'general';
}

/** SERV-07: codes after which the slots on screen are outdated. */
export const staleSlotCodes: readonly string[] = ['022', '023', '140', '141'];

/** Why a call on the cart itself was refused. */
export const cartFailures = {
  /** Its prices are frozen for a payment, or it is an order already. */
  notOpen: '3',
  cartNotFound: 'cartNotFound',
  lineNotFound: 'lineItemNotFound',
  productUnknown: 'productUnknown',
  productUnavailable: 'productUnavailable',
  tooManyLines: 'tooManyLineItems',
  staleRevision: 'staleRevision',
  keyReused: 'idempotencyKeyReused',
  orderNotFound: 'orderNotFound',
  tooManyCodes: 'tooManyDiscountCodes',
  codeMissing: 'discountCodeMissing',
} as const;
