import type { Cart, CheckoutFile, DeliveryPass, DistributionType } from '@trolley/contract';
import { isPassValid } from '@trolley/contract';
import { isToBeRenewed } from './renewal.ts';

/** The pass a customer has, valid or not. */
export type HeldPass = Pick<DeliveryPass, 'planId' | 'startDate' | 'endDate' | 'renews'>;

interface PassInput {
  /** The plan in the cart. */
  readonly planId?: string;
  readonly held?: HeldPass;
  readonly offer?: CheckoutFile['pass'];
  /** Guests have no pass. */
  readonly isCustomer: boolean;
  /** There are goods that it could be renewed with. */
  readonly mayRenew?: boolean;
  readonly distributionType?: DistributionType;
  readonly now: number;
}

interface CartPass {
  readonly line?: Omit<NonNullable<Cart['deliveryPassLineItem']>, 'vat'>;
  /** What the line costs, and its class of value added tax. */
  readonly bought?: { readonly price: number; readonly vat: string };
  /** The delivery costs nothing. */
  readonly waives: boolean;
}

/** PASS-01: a pass that is valid, or that is bought along, waives the fee of a delivery; not that of collecting. */
export function passOf(input: PassInput): CartPass {
  const { planId, held, offer, isCustomer, mayRenew = false, distributionType, now } = input;
  if (!isCustomer) return { waives: false };
  const renewed = mayRenew && held && isToBeRenewed(held, now) ? held.planId : undefined;
  const wanted = planId ?? renewed;
  const plan = offer?.plans.find((one) => one.planId === wanted);
  const hasPass = plan !== undefined || (held !== undefined && isPassValid(held, now));
  return {
    ...(offer &&
      plan && {
        line: { lineItemId: plan.planId, name: plan.name, price: plan.price },
        bought: { price: plan.price, vat: offer.vat },
      }),
    waives: hasPass && distributionType !== 'CLICK_AND_COLLECT',
  };
}
