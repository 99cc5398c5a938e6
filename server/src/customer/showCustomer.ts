import type {
  AddressForm,
  AddressKind,
  AddressType,
  BillingData,
  Customer,
  LoyaltyMemberInformation,
  Salutation,
  SavedAddress,
} from '@trolley/contract';
import { withoutPlaceholders } from '@trolley/contract';

/** A customer as the database tells it. */
export interface CustomerRow {
  readonly email: string;
  readonly pendingEmail: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly salutation: Salutation | null;
  readonly academicTitle: string;
  /** As `1988-05-17`. */
  readonly birthdate: string | null;
  readonly mpCardId: string | null;
  readonly loyalityMemberId: string | null;
  readonly joeAuthenticationStatus: string | null;
  readonly ordersDelivered: number;
  readonly ordersCollected: number;
  readonly keepsAddresses: boolean;
  readonly unlinkedCard: string | null;
  readonly topics: readonly string[];
  readonly stores: Customer['favoriteStores'];
  readonly addresses: readonly AddressRow[];
}

export interface AddressRow {
  readonly id: string;
  readonly addressType: AddressType;
  readonly category: AddressForm['category'];
  readonly form: Omit<AddressForm, 'category'>;
  readonly primaryBilling: boolean;
  readonly primaryDelivery: boolean;
  readonly usedAt: Date | string | null;
}

/** What the loyalty programme tells of a member. */
export type Membership = Pick<LoyaltyMemberInformation, 'pools' | 'promotions' | 'vouchers' | 'programmeAway'>;

/** CUST-01 */
export function showCustomer(row: CustomerRow, locale: string, membership: Membership): Customer {
  const member = memberInformation(row, membership);
  const addresses = row.addresses.map(showAddress);
  return {
    academicTitle: row.academicTitle,
    birthdate: row.birthdate === null ? '' : showDate(row.birthdate, locale),
    email: row.email,
    ...(row.pendingEmail !== null && { pendingEmail: row.pendingEmail }),
    firstName: row.firstName,
    lastName: row.lastName,
    ...(row.salutation !== null && row.salutation !== 'Family' && { salutation: row.salutation }),
    newsletterTopics: row.topics.map((newsletterTopicId) => ({ newsletterTopicId })),
    ...(member && { loyaltyMemberInformation: member }),
    ...(row.unlinkedCard !== null && { unlinkedCard: row.unlinkedCard }),
    firstOrderDelivery: row.ordersDelivered === 0,
    firstOrderClickAndCollect: row.ordersCollected === 0,
    billingData: billingDataOf(addresses, locale),
    addresses,
    keepsAddresses: row.keepsAddresses,
    favoriteStores: row.stores,
  };
}

/** LOY-12: of those alone who have something to do with the programme. */
function memberInformation(row: CustomerRow, membership: Membership): LoyaltyMemberInformation | undefined {
  const { mpCardId, loyalityMemberId, joeAuthenticationStatus } = row;
  if (mpCardId === null && loyalityMemberId === null && joeAuthenticationStatus === null) return undefined;
  return {
    ...(mpCardId !== null && { mpCardId }),
    ...(loyalityMemberId !== null && { loyalityMemberId }),
    ...(joeAuthenticationStatus !== null && { joeAuthenticationStatus }),
    ...membership,
  };
}

/** VAL-17: what only stood in for an empty field is left out. */
export function showAddress({ id, addressType, category, form, ...row }: AddressRow): SavedAddress {
  const primary: AddressKind[] = [
    ...(row.primaryBilling ? ['Billing' as const] : []),
    ...(row.primaryDelivery ? ['Delivery' as const] : []),
  ];
  const { usedAt } = row;
  const used = usedAt !== null && { usedAt: new Date(usedAt).toISOString() };
  return { ...withoutPlaceholders(form), id, addressType, category, primary, ...used };
}

/** CUST-10: from the address that invoices go to. */
function billingDataOf(addresses: readonly SavedAddress[], locale: string): BillingData {
  const address = addresses.find(({ primary }) => primary.includes('Billing'));
  if (!address) return {};
  const { phoneNumber, streetName, postalCode, city, countryCode } = address;
  return {
    ...(phoneNumber && { phoneNumber }),
    streetName,
    postalCode,
    city,
    country: new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? countryCode,
    countryCode,
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day as people of that locale write it, in numbers: `17.05.1988`. */
function showDate(day: string, locale: string): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
