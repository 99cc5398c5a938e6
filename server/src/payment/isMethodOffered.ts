import { type CheckoutFile, type DistributionType, methodsOffered, type PaymentMethod } from '@trolley/contract';
import type { Payments } from './openPayments.ts';

interface Ask {
  readonly methodKey: PaymentMethod;
  readonly distributionType?: DistributionType;
  readonly isGuest: boolean;
  readonly isCompany: boolean;
}

/** PAY-01: in the tenant's file, and a provider takes it. As long as no service is chosen, for any service. */
export function isMethodOffered(file: CheckoutFile, payments: Pick<Payments, 'providerFor'>) {
  return ({ methodKey, distributionType, isGuest, isCompany }: Ask): boolean => {
    if (!payments.providerFor(methodKey)) return false;
    const types = distributionType ? [distributionType] : (['DELIVERY', 'CLICK_AND_COLLECT'] as const);
    return types.some((type) =>
      methodsOffered(file, { distributionType: type, isGuest, isCompany }).includes(methodKey),
    );
  };
}
