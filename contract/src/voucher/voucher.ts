import { z } from 'zod/mini';
import { isCardNumber } from '../form/cardNumber.ts';
import type { DistributionType } from '../service/address.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { takesOff } from './takesOff.ts';

/** How the specification names the services vouchers are limited to. */
export const voucherServices = ['Delivery', 'Click & Collect'] as const;

/** VOU-01…03, LOY-07: a voucher as editors make it; what it takes off is the shop's own part. */
export const voucher = z.object({
  id: z.string(),
  articleId: z.string(),
  component: z.string(),
  name: z.string(),
  /** `personal`: for members who have its promotion; `member`: for all members. Either is activated for the next purchase. */
  type: z.enum(['general-online', 'general-offline', 'personal', 'member']),
  /** `Always`, or something that begins with `First orders`; empty: only after the customer activates it. */
  ecommerceAutomaticRedemption: z.string(),
  ecommerceLimitAutomaticRedemptionToServiceTypes: z.array(z.enum(voucherServices)),
  onlineDescription: z.string(),
  fineprintHeadline: z.string(),
  fineprintText: z.string(),
  /** The address of a picture; of a product's picture without its width, as in `product.picture`. */
  imageSingle: z.optional(z.string()),
  barcodeImage: z.optional(z.string()),
  /** What the till scans, an EAN-13; drawn as a barcode where there is no picture of it. */
  tillCode: z.optional(
    z.string().check(z.refine(isCardNumber, 'expected 13 digits, the last of which is the check digit (EAN-13)')),
  ),
  /** What it costs a member of what they have collected, in the pool `poolId`. */
  coins: z.optional(z.int().check(z.minimum(0))),
  poolId: z.optional(z.string()),
  /** Of a personal one: only members with this promotion have it. */
  promotionId: z.optional(z.string()),
  contentType: z.optional(z.string()),
  /** `collector`: a step of the collector, of which a member picks one at a time. */
  voucherType: z.optional(z.string()),
  /** What stands large on its card; without `value` that is what it takes off. */
  sign: z.optional(z.object({ value: z.optional(z.string()), caption: z.string() })),
  takesOff,
  /** The article it is for, at the till. */
  triggerArticle: z.optional(z.string()),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime(),
});
export type Voucher = z.infer<typeof voucher>;

type Limits = Pick<Voucher, 'ecommerceLimitAutomaticRedemptionToServiceTypes' | 'validFrom' | 'validUntil'>;

interface Shopper {
  readonly distributionType?: DistributionType;
  /** Of a guest nothing is known, so nothing is a first order. */
  readonly firstOrderDelivery?: boolean;
  readonly firstOrderClickAndCollect?: boolean;
  readonly now: number;
}

/** VOU-02, LOY-07: whether a voucher can be used now and with this service at all. */
export function isUsable(one: Limits, { now, distributionType }: Pick<Shopper, 'now' | 'distributionType'>): boolean {
  const { ecommerceLimitAutomaticRedemptionToServiceTypes: services } = one;
  if (now < Date.parse(one.validFrom) || now >= Date.parse(one.validUntil)) return false;
  const service = serviceIn(distributionType);
  return services.length === 0 || (service !== undefined && services.includes(service));
}

function serviceIn(type: DistributionType | undefined): (typeof voucherServices)[number] | undefined {
  return type && (type === 'DELIVERY' ? 'Delivery' : 'Click & Collect');
}

/** VOU-01, VOU-02: whether a voucher belongs into the cart by itself. */
export function isAutomatic(one: Limits & Pick<Voucher, 'ecommerceAutomaticRedemption'>, shopper: Shopper): boolean {
  const { ecommerceAutomaticRedemption: when } = one;
  if (when === 'Always') return isUsable(one, shopper);
  const service = serviceIn(shopper.distributionType);
  if (!when.startsWith('First orders') || !service) return false;
  const isFirst = service === 'Delivery' ? shopper.firstOrderDelivery : shopper.firstOrderClickAndCollect;
  return isFirst === true && isUsable(one, shopper);
}

export const getGeneralVouchers = defineEndpoint({
  method: 'GET',
  path: '/api/content/vouchers/generalvouchers',
  domain: 'voucher',
  summary: 'The vouchers that are for everybody.',
  reply: z.object({ vouchers: z.array(voucher) }),
});

export const voucherFailures = {
  /** There is none of this name for this member, or it does not hold today. */
  unknown: 'voucherNotFound',
  membersOnly: 'membersOnly',
  /** It was used with another order, or its uses are gone. */
  used: 'voucherUsed',
  /** It costs more coins than there are. */
  tooFewCoins: 'tooFewCoins',
  /** It counts by itself: there is nothing to activate. */
  automatic: 'voucherAutomatic',
} as const;

export const collectorVoucher = 'collector';
export const isCollectorStep = ({ voucherType }: Pick<Voucher, 'voucherType'>): boolean =>
  voucherType === collectorVoucher;

/** What is missing until a voucher counts: coins, cents of its goods, or pieces of them. */
export const voucherMissing = z.object({
  coins: z.optional(z.int()),
  cents: z.optional(z.int()),
  pieces: z.optional(z.int()),
});
export type VoucherMissing = z.infer<typeof voucherMissing>;

export const memberVoucherStates = ['available', 'active', 'automatic', 'used', 'expired', 'locked'] as const;
export type MemberVoucherState = (typeof memberVoucherStates)[number];

/** A voucher as one member has it. Whether an active one works in the cart, and with how much, the cart tells. */
export const memberVoucher = z.object({
  ...voucher.shape,
  state: z.enum(memberVoucherStates),
  /** Of a locked one. */
  missing: z.optional(voucherMissing),
  usedAt: z.optional(z.iso.datetime()),
  orderNumber: z.optional(z.string()),
  /** Cents that it took off that order. */
  brought: z.optional(z.int()),
});
export type MemberVoucher = z.infer<typeof memberVoucher>;

export const getMemberVouchers = defineEndpoint({
  method: 'GET',
  path: '/api/customers/loyalty/vouchers',
  domain: 'voucher',
  customerOnly: true,
  summary: 'LOY-06: all vouchers of a member with their states; of others an empty list.',
  reply: z.object({ vouchers: z.array(memberVoucher) }),
});

/** Names of promotions, separated by commas. */
const promotionIds = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}(,[A-Za-z0-9_-]{1,60}){0,49}$/)));

export const getPersonalVouchers = defineEndpoint({
  method: 'GET',
  path: '/api/content/vouchers/personalvouchers',
  domain: 'voucher',
  customerOnly: true,
  summary: 'LOY-06: the personal vouchers of promotions that a member has; of others an empty list.',
  query: z.object({ promotionIds }),
  reply: z.object({ vouchers: z.array(memberVoucher) }),
});

const named = z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) });

export const activateVoucher = defineEndpoint({
  method: 'PUT',
  path: '/api/customers/vouchers/{id}/activation',
  domain: 'voucher',
  customerOnly: true,
  summary: 'LOY-07: a member’s personal voucher is used with the next purchase, once.',
  params: named,
  reply: null,
});

export const dropVoucher = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/vouchers/{id}/activation',
  domain: 'voucher',
  customerOnly: true,
  summary: 'A personal voucher that was activated is kept for later.',
  params: named,
  reply: null,
});
