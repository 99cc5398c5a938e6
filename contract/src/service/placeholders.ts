import type { DistributionAddress } from './address.ts';

type TextField = {
  [K in keyof DistributionAddress]-?: NonNullable<DistributionAddress[K]> extends string ? K : never;
}[keyof DistributionAddress];

/** VAL-17: placeholders of empty fields, which systems behind the shop refuse. */
const placeholders: Readonly<Partial<Record<TextField, string>>> = {
  streetNumber: 'na',
  stairCase: 'na',
  door: 'na',
  floor: 'nan',
  streetName: 'nana',
  postalCode: 'nana',
  city: 'nana',
  additionalInfo: 'nana',
  firstName: 'nana',
  lastName: 'nana',
};

/** As an address is sent. */
export function withPlaceholders<A extends Partial<DistributionAddress>>(address: A): A {
  const filled: Partial<Record<string, unknown>> = { ...address };
  for (const [field, placeholder] of Object.entries(placeholders)) {
    const value = filled[field];
    if (typeof value !== 'string' || value.trim() === '') filled[field] = placeholder;
  }
  return filled as A;
}

/** As an address is read: without placeholders. */
export function withoutPlaceholders<A extends Partial<DistributionAddress>>(address: A): A {
  const given = Object.entries(address).filter(
    ([field, value]) => value !== '' && value !== placeholders[field as TextField],
  );
  return Object.fromEntries(given) as A;
}
