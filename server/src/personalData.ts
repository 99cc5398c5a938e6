import { cartData } from './cart/personalData.ts';
import { checkoutsOf } from './checkout/lookups.ts';
import { cartsWithCheckout, checkoutData } from './checkout/personalData.ts';
import { consentData } from './consent/personalData.ts';
import { contactFormData } from './contactForm/personalData.ts';
import { favouriteData } from './favourite/personalData.ts';
import { loyaltyData } from './loyalty/personalData.ts';
import { physicalCardData } from './loyalty/physicalCard/personalData.ts';
import { newsletterData } from './newsletter/personalData.ts';
import { orderData, orderNumbersOf } from './order/personalData.ts';
import { passData } from './pass/personalData.ts';
import type { Payments } from './payment/openPayments.ts';
import { savedMethodData } from './payment/saved/personalData.ts';
import type { Database } from './platform/database/database.ts';
import type { PersonalData } from './platform/personalData.ts';
import { recipeData } from './recipe/personalData.ts';
import type { Service } from './service/service.ts';
import { trackingData } from './tracking/personalData.ts';
import { voucherData } from './voucher/personalData.ts';
import { walletData } from './wallet/personalData.ts';

interface Parts {
  readonly database: Database;
  /** Missing where the shop sells nothing online; what was stored before can be exported all the same. */
  readonly selling?: {
    readonly service: { readonly slots: Pick<Service['slots'], 'release'> };
    readonly payments: Pick<Payments, 'byName'>;
  };
}

/** Every room that stores something about customers, beside their own; deleted in this order. */
export function personalData({ database, selling }: Parts): readonly PersonalData[] {
  const salesOf = async (customerId: string) => ({
    checkoutIds: await checkoutsOf(database, customerId),
    orderNumbers: await orderNumbersOf(database, customerId),
  });
  return [
    // First: it finds its rows by checkouts and orders that still bear the customer.
    trackingData({ database, salesOf }),
    cartData({ database, slots: selling?.service.slots, cartsWithCheckout }),
    checkoutData(database),
    savedMethodData({ database, payments: selling?.payments }),
    orderData(database),
    newsletterData(database),
    contactFormData(database),
    walletData(database),
    passData(database),
    voucherData(database),
    loyaltyData(database),
    favouriteData(database),
    physicalCardData(database),
    consentData(database),
    recipeData(database),
  ];
}
