const numberFirst: readonly string[] = ['IE', 'GB', 'US', 'CA', 'AU', 'NZ', 'FR', 'LU'];

/** `Neubaugasse 12`, and in some countries `12 Shop Street`. */
export function streetLine(street: string, streetNumber: string, countryCode: string): string {
  const parts = numberFirst.includes(countryCode) ? [streetNumber, street] : [street, streetNumber];
  return parts.filter(Boolean).join(' ');
}
