import type { Customer, SavedAddress } from '@trolley/contract';
import { customerFixture, memberFixture } from '../../testing/customers.ts';

/** A member with a card and points. */
export const anna: Customer = customerFixture({
  academicTitle: 'Mag.',
  birthdate: '17.05.1988',
  email: 'anna@feldmarkt.example',
  firstName: 'Anna',
  lastName: 'Berger',
  loyaltyMemberInformation: {
    ...memberFixture,
    mpCardId: '2900000000032',
    pools: [{ poolId: 'coins', tags: [], value: 1240 }],
  },
  billingData: { phoneNumber: '+43 660 1234567' },
});

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function savedAddress(number: number, given: Partial<SavedAddress> = {}): SavedAddress {
  return {
    id: uuid(number),
    category: 'private',
    addressType: 'delivery',
    primary: [],
    firstName: 'Anna',
    lastName: 'Berger',
    streetName: 'Neubaugasse',
    streetNumber: String(number),
    postalCode: '1070',
    city: 'Wien',
    countryCode: 'AT',
    ...given,
  };
}
