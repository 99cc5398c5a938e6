import {
  type BillingAddress,
  type BillingFields,
  type DistributionAddress,
  type PaymentMethod,
  type Substitution,
  withoutHidden,
} from '@trolley/contract';
import { type CartDocument, emptyDocument, type PlannedPayment } from './document.ts';
import { followPlace } from './followPlace.ts';
import { isWallet } from './payments.ts';
import { type AddressSet, setAddress } from './setAddress.ts';

/** What a customer's last order says of the next. Its slot is not among it: no slot is held before it is chosen. */
export interface LastOrder {
  /** Missing where the customer no longer wants to have things there. */
  readonly address?: DistributionAddress;
  readonly billing?: BillingAddress;
  readonly substitution: Substitution;
  readonly payments: readonly PlannedPayment[];
}

/** What of it the shop still does. */
export interface StillDone {
  /** The place as it is served today; undefined where it is not any more. */
  served(address: DistributionAddress): DistributionAddress | undefined;
  /** Whether a cart with this place and payer may be paid so. */
  isOffered(cart: Pick<CartDocument, 'address' | 'billing'>, methodKey: PaymentMethod): boolean;
  readonly billingFields: BillingFields;
}

/** WEEK-01: a new cart as the last order left off. What is no longer done is left out. */
export function beginWith(last: LastOrder, { served, isOffered, billingFields }: StillDone): CartDocument {
  const address = last.address && served(last.address);
  const billing = last.billing && billingAt(last.billing, address, billingFields);
  const placed = { ...(address && { address }), ...(billing && { billing }) };
  return {
    ...emptyDocument(),
    ...placed,
    substitution: last.substitution,
    payments: last.payments.flatMap((payment) => (isWanted(payment) ? [plain(payment)] : [])).slice(0, 1),
  };

  /** Gift cards are spent by a decision of the shopper alone, and what they hold is less than it was. */
  function isWanted(payment: PlannedPayment): boolean {
    return !isWallet(payment) && isOffered(placed, payment.methodKey);
  }
}

/** An invoice that went where the goods went is of no use without that place. */
function billingAt(billing: BillingAddress, address: DistributionAddress | undefined, fields: BillingFields) {
  if (billing.category === 'combined' && !address) return undefined;
  return withoutHidden(followPlace(billing, address), fields);
}

/** Amounts were the last order's. */
const plain = ({ methodKey, brandName }: PlannedPayment): PlannedPayment =>
  brandName === undefined ? { methodKey } : { methodKey, brandName };

/** What was chosen in the one cart stays, and what was not is as in the other one: its place, its payer, its payment. */
export function fillGaps(document: CartDocument, from: CartDocument): CartDocument {
  const address = document.address ?? from.address;
  const billing = document.billing ?? (from.billing && followPlace(from.billing, address));
  return {
    ...document,
    ...(address && { address }),
    ...(billing && { billing }),
    payments: document.payments.length > 0 ? document.payments : from.payments,
  };
}

/** An empty cart has only what was remembered or chosen elsewhere: what a visitor chose just now replaces it. */
export function takeChoices(own: CartDocument, from: CartDocument, fields: BillingFields): AddressSet {
  if (own.lines.length > 0) return { document: own, windowDropped: false };
  const { document, windowDropped } = from.address
    ? setAddress(own, from.address, fields)
    : { document: own, windowDropped: false };
  return {
    document: {
      ...document,
      ...(from.payments.length > 0 && { payments: from.payments }),
      ...(from.substitution !== emptyDocument().substitution && { substitution: from.substitution }),
    },
    windowDropped,
  };
}
