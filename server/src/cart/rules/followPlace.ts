import type { BillingAddress, DistributionAddress } from '@trolley/contract';

const placeFields = [
  'streetName',
  'streetNumber',
  'stairCase',
  'floor',
  'door',
  'postalCode',
  'city',
  'country',
  'countryCode',
] as const;
const ofPlace: readonly string[] = placeFields;

/**
 * CHK-02: an invoice that goes where the goods go follows them. Goods that are collected go to no door an invoice could
 * follow: it stays at the address it had, and is one of its own from then on.
 */
export function followPlace(billing: BillingAddress, address: DistributionAddress | undefined): BillingAddress {
  if (billing.category !== 'combined' || !address) return billing;
  if (address.distributionType !== 'DELIVERY') return { ...billing, category: 'billing' };
  const others = Object.entries(billing).filter(([field]) => !ofPlace.includes(field));
  const place = placeFields.flatMap((field) => (address[field] ? [[field, address[field]]] : []));
  const { firstName, lastName } = address;
  return { ...Object.fromEntries([...others, ...place]), ...(firstName && lastName && { firstName, lastName }) };
}
