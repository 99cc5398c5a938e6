import type { Customer, LoyaltyMemberInformation } from '@trolley/contract';

export const memberFixture: LoyaltyMemberInformation = {
  mpCardId: '2910000000024',
  loyalityMemberId: '80010002',
  joeAuthenticationStatus: 'Authenticated',
  pools: [],
  promotions: [],
  vouchers: [],
};

/** A plain customer, and what a test needs to be different. */
export function customerFixture(given: Partial<Customer> = {}): Customer {
  return {
    academicTitle: '',
    birthdate: '21/03/1990',
    email: 'aoife@harbour.example',
    firstName: 'Aoife',
    lastName: 'Kelly',
    salutation: 'Female',
    newsletterTopics: [],
    firstOrderDelivery: true,
    firstOrderClickAndCollect: true,
    billingData: {},
    addresses: [],
    keepsAddresses: true,
    favoriteStores: [],
    ...given,
  };
}
