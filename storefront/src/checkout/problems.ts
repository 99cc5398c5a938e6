import { type Cart, type CartErrorGroup, cartCodes, checkoutFailures } from '@trolley/contract';
import type { StepName } from './steps.ts';

/** A problem of the order, and where it can be solved. */
export interface Problem {
  /** The text of `checkout.problem.*`. */
  readonly key: string;
  /** `cart`: on the cart's own page; undefined: nowhere here. */
  readonly where: StepName | 'cart' | undefined;
}

interface CartErrorLike {
  readonly code: string;
  readonly group: CartErrorGroup;
}

const steps: Readonly<Partial<Record<CartErrorGroup, StepName>>> = {
  distributionLocation: 'place',
  timeSlot: 'slot',
  billingAddress: 'billing',
  discountCode: 'payment',
};

const general: Readonly<Partial<Record<string, Problem['where']>>> = {
  [cartCodes.giftCardInvalid]: 'payment',
  [cartCodes.walletTooSmall]: 'payment',
  [cartCodes.giftCardMissing]: 'payment',
  [cartCodes.serviceFeeMissing]: 'slot',
  [cartCodes.empty]: 'cart',
  [cartCodes.belowMinimum]: 'cart',
  [cartCodes.aboveMaximum]: 'cart',
  [cartCodes.tooHeavy]: 'cart',
  [cartCodes.unavailableLines]: 'review',
  [cartCodes.orderClosed]: 'cart',
};

const known: ReadonlySet<string> = new Set(Object.values(cartCodes));

/** CHK-09: every error where it belongs, each of them once. */
export function problemsOf(errors: readonly CartErrorLike[]): readonly Problem[] {
  const codes = [...new Map(errors.map((error) => [error.code, error])).values()];
  return codes.map(({ code, group }) => ({
    key: known.has(code) ? `checkout.problem.${code}` : 'checkout.problem.other',
    where: steps[group] ?? general[code],
  }));
}

const limitKeys: ReadonlySet<string> = new Set(
  [cartCodes.belowMinimum, cartCodes.aboveMaximum, cartCodes.tooHeavy].map((code) => `checkout.problem.${code}`),
);

/** Without problems that are solved meanwhile, and limits that are shown with their amount. */
export function stillTrue(
  problems: readonly Problem[],
  { unavailableLineItems }: Pick<Cart, 'unavailableLineItems'>,
  tellsLimit: boolean,
) {
  const gone = `checkout.problem.${cartCodes.unavailableLines}`;
  return problems.filter(
    ({ key }) => (unavailableLineItems.length > 0 || key !== gone) && !(tellsLimit && limitKeys.has(key)),
  );
}

/** The steps without an answer, as problems shown at the order button. */
export function missingAnswers(missing: readonly StepName[]): readonly Problem[] {
  return missing.map((step) => ({ key: `checkout.missing.${step}`, where: step }));
}

const failures: ReadonlySet<string> = new Set(Object.values(checkoutFailures));

/** CHK-05: what `paymentError` in the address means, as a message key. */
export function paymentErrorKey(code: string): string {
  return `checkout.paymentError.${failures.has(code) ? code : checkoutFailures.general}`;
}
