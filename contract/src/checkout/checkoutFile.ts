import { z } from 'zod/mini';
import { passPlan } from '../pass/endpoints.ts';
import { type PaymentMethod, paymentMethod } from '../payment/methods.ts';
import type { DistributionType } from '../service/address.ts';
import { takesOff } from '../voucher/takesOff.ts';
import { voucher } from '../voucher/voucher.ts';

const cents = z.int().check(z.minimum(0));
const amount = z.int().check(z.minimum(1));
const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'expected a short name like "erste-lieferung"'));
const line = z.string().check(z.minLength(1));

const offer = z.strictObject({
  methodKey: paymentMethod,
  /** Also for those who have no account. */
  guests: z._default(z.boolean(), true),
});

/** A day, or days counted from today, so that a demo never ages. It holds from the first one's midnight to the last one's. */
const day = z.union([z.iso.date(), z.int()]);

const { articleId, component, type, ecommerceLimitAutomaticRedemptionToServiceTypes: services } = voucher.shape;
const { barcodeImage, tillCode, coins, poolId, promotionId, contentType, voucherType, sign, triggerArticle } =
  voucher.shape;

/** VOU-03: a voucher as editors make it, with what it takes off. */
export const voucherDefinition = z.strictObject({
  id,
  articleId,
  component,
  name: line,
  type,
  ecommerceAutomaticRedemption: z
    .string()
    .check(z.regex(/^(|Always|First orders.*)$/, 'expected "Always" or "First orders …"')),
  ecommerceLimitAutomaticRedemptionToServiceTypes: services,
  onlineDescription: z.string(),
  fineprintHeadline: z.string(),
  fineprintText: z.string(),
  imageSingle: z.optional(z.string()),
  /** Where it has no picture of its own: that of the product with this sku. */
  imageOf: z.optional(line),
  barcodeImage,
  tillCode,
  coins,
  poolId,
  promotionId,
  contentType,
  voucherType,
  sign,
  triggerArticle,
  validFrom: day,
  validUntil: day,
  takesOff,
  /** Cents of goods before discounts. */
  minimumOrderValue: z._default(cents, 0),
  /** By all customers together; missing: unlimited. */
  mostUses: z.optional(amount),
  /** Only for customers: a guest's earlier orders are not known. Personal ones always are, unless they cost coins. */
  oncePerCustomer: z._default(z.boolean(), false),
});
export type VoucherDefinition = z.infer<typeof voucherDefinition>;

export const demoGiftCard = z.strictObject({
  number: z.string().check(z.regex(/^\d{17}$/, 'expected 16 digits and their check digit')),
  pin: z.string().check(z.regex(/^\d{6}$/)),
  balance: amount,
});

/** `tenants/<id>/checkout/checkout.json`: how a tenant is paid. */
export const checkoutFile = z.strictObject({
  /** In the order they are offered. */
  methods: z.strictObject({ DELIVERY: z.array(offer), CLICK_AND_COLLECT: z.array(offer) }),
  /** How long a payment page can be used. */
  paymentMinutes: z._default(z.int().check(z.minimum(1), z.maximum(240)), 20),
  pass: z.strictObject({
    /** Its class of value added tax. */
    vat: line,
    plans: z.array(
      z.strictObject({ ...passPlan.shape, months: z.int().check(z.minimum(1), z.maximum(36)), price: amount }),
    ),
  }),
  vouchers: z.array(voucherDefinition),
  /** Only for a demo. */
  demo: z.optional(z.strictObject({ giftCards: z.array(demoGiftCard) })),
});
export type CheckoutFile = z.infer<typeof checkoutFile>;

/** Who wants to pay, and for what. */
interface Payer {
  readonly distributionType: DistributionType;
  readonly isGuest: boolean;
  /** The invoice goes to a company. */
  readonly isCompany: boolean;
}

/** PAY-01: the payment methods offered to a buyer; the company invoice only to companies. */
export function methodsOffered(
  { methods }: Pick<CheckoutFile, 'methods'>,
  { distributionType, isGuest, isCompany }: Payer,
): readonly PaymentMethod[] {
  return methods[distributionType]
    .filter(({ guests, methodKey }) => (guests || !isGuest) && (isCompany || methodKey !== 'pay-by-invoice-b2b'))
    .map(({ methodKey }) => methodKey);
}
