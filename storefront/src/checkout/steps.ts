import {
  type BillingAddress,
  type BillingFieldName,
  type Cart,
  fieldProblem,
  invalidAddressFields,
  invalidBillingFields,
  isDeliverable,
  type OrderConfig,
  phoneProblem,
  withoutPlaceholders,
} from '@trolley/contract';

/** What stands between a cart and its order, in the order it is asked for. */
export const stepNames = ['place', 'slot', 'billing', 'payment', 'review'] as const;
export type StepName = (typeof stepNames)[number];

type Answered = Pick<
  Cart,
  'mode' | 'distributionAddress' | 'distributionWindow' | 'billingAddress' | 'payments' | 'priceInfo'
>;

/** Whether a step has its answer. The last one is never done: it is the order itself. */
export function isDone(step: StepName, cart: Answered, config: OrderConfig, now: number): boolean {
  switch (step) {
    case 'place':
      return hasPlace(cart, config);
    case 'slot':
      return hasSlot(cart, now);
    case 'billing':
      return isBillingComplete(cart.billingAddress, config);
    case 'payment':
      return isPaymentPlanned(cart);
    case 'review':
      return false;
  }
}

/** The first step that waits for an answer. */
export function nextStep(cart: Answered, config: OrderConfig, now: number): StepName {
  return stepNames.find((step) => !isDone(step, cart, config, now)) ?? 'review';
}

/** What still has to be answered before the order. */
export function openSteps(cart: Answered, config: OrderConfig, now: number): readonly StepName[] {
  return stepNames.filter((step) => step !== 'review' && !isDone(step, cart, config, now));
}

function hasPlace({ mode, distributionAddress }: Answered, config: OrderConfig): boolean {
  const address = distributionAddress && withoutPlaceholders(distributionAddress);
  if (!address) return false;
  // What is added to an order goes where the order goes.
  if (mode === 'ADDON') return true;
  if (address.distributionType === 'CLICK_AND_COLLECT')
    return address.storeId !== undefined && invalidAddressFields(address).length === 0;
  const isNamed = Boolean(address.firstName?.trim() && address.lastName?.trim());
  const isWhole = isDeliverable(address) && invalidAddressFields(address).length === 0;
  return isWhole && isNamed && !phoneProblem(address.phoneNumber, config.deliveryPhoneNumber);
}

function hasSlot({ mode, distributionWindow: window }: Answered, now: number): boolean {
  if (!window) return false;
  return mode === 'ADDON' || (window.held && Date.parse(window.heldUntil) > now);
}

/** By the same rules as the server. */
function isBillingComplete(billing: BillingAddress | undefined, { billingFields }: OrderConfig): boolean {
  if (!billing || fieldProblem('email', billing.email)) return false;
  const isNamed = Boolean(billing.firstName?.trim() && billing.lastName?.trim());
  const needed = (Object.keys(billingFields) as BillingFieldName[]).filter(
    (name) => billingFields[name] === 'Mandatory',
  );
  const isWhole = isDeliverable(billing) && invalidBillingFields(billing).length === 0;
  return isNamed && isWhole && needed.every((name) => billing[name]?.trim());
}

function isPaymentPlanned({ payments, priceInfo }: Answered): boolean {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  return payments.length > 0 && paid >= priceInfo.total;
}
