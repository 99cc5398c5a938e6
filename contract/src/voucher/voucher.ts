import { z } from 'zod/mini';
import type { DistributionType } from '../service/address.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

/** How the specification names the services vouchers are limited to. */
export const voucherServices = ['Delivery', 'Click & Collect'] as const;

/** VOU-01…03: a voucher as editors make it; what it takes off is the shop's own part. */
export const voucher = z.object({
  id: z.string(),
  articleId: z.string(),
  component: z.string(),
  name: z.string(),
  type: z.enum(['general-online', 'general-offline']),
  /** `Always`, or something that begins with `First orders`; empty: only where somebody activates it. */
  ecommerceAutomaticRedemption: z.string(),
  ecommerceLimitAutomaticRedemptionToServiceTypes: z.array(z.enum(voucherServices)),
  onlineDescription: z.string(),
  fineprintHeadline: z.string(),
  fineprintText: z.string(),
  imageSingle: z.optional(z.string()),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime(),
});
export type Voucher = z.infer<typeof voucher>;

type Automatic = Pick<
  Voucher,
  'ecommerceAutomaticRedemption' | 'ecommerceLimitAutomaticRedemptionToServiceTypes' | 'validFrom' | 'validUntil'
>;

interface Shopper {
  readonly distributionType?: DistributionType;
  /** Of a guest nothing is known, so nothing is a first order. */
  readonly firstOrderDelivery?: boolean;
  readonly firstOrderClickAndCollect?: boolean;
  readonly now: number;
}

/** VOU-01, VOU-02: whether a voucher belongs into the cart by itself. */
export function isAutomatic(one: Automatic, shopper: Shopper): boolean {
  const { ecommerceAutomaticRedemption: when, ecommerceLimitAutomaticRedemptionToServiceTypes: services } = one;
  if (shopper.now < Date.parse(one.validFrom) || shopper.now >= Date.parse(one.validUntil)) return false;
  const service =
    shopper.distributionType && (shopper.distributionType === 'DELIVERY' ? 'Delivery' : 'Click & Collect');
  if (services.length > 0 && !(service && services.includes(service))) return false;
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
