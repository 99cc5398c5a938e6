import { z } from 'zod/mini';
import type { DistributionType } from '../service/address.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

/** How the specification names the services vouchers are limited to. */
export const voucherServices = ['Delivery', 'Click & Collect'] as const;

/** VOU-01…03, LOY-07: a voucher as editors make it; what it takes off is the shop's own part. */
export const voucher = z.object({
  id: z.string(),
  articleId: z.string(),
  component: z.string(),
  name: z.string(),
  /** `personal`: for members, each of whom activates it for the next purchase. */
  type: z.enum(['general-online', 'general-offline', 'personal']),
  /** `Always`, or something that begins with `First orders`; empty: only after the customer activates it. */
  ecommerceAutomaticRedemption: z.string(),
  ecommerceLimitAutomaticRedemptionToServiceTypes: z.array(z.enum(voucherServices)),
  onlineDescription: z.string(),
  fineprintHeadline: z.string(),
  fineprintText: z.string(),
  imageSingle: z.optional(z.string()),
  barcodeImage: z.optional(z.string()),
  /** What it costs a member of what they have collected. */
  coins: z.optional(z.int().check(z.minimum(0))),
  contentType: z.optional(z.string()),
  voucherType: z.optional(z.string()),
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
  if (!isUsable(one, shopper)) return false;
  const service = serviceIn(shopper.distributionType);
  if (when === 'Always') return true;
  if (!when.startsWith('First orders') || !service) return false;
  return (service === 'Delivery' ? shopper.firstOrderDelivery : shopper.firstOrderClickAndCollect) === true;
}

export const getGeneralVouchers = defineEndpoint({
  method: 'GET',
  path: '/api/content/vouchers/generalvouchers',
  domain: 'voucher',
  summary: 'The vouchers that are for everybody.',
  reply: z.object({ vouchers: z.array(voucher) }),
});

export const voucherFailures = {
  /** There is none of this name for members, or it does not hold today. */
  unknown: 'voucherNotFound',
  membersOnly: 'membersOnly',
} as const;

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
