import { type BillingAddress, type Cart, setBillingAddress, withoutPlaceholders } from '@trolley/contract';
import type { CartStore } from '../../cart/cartStore.ts';

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

/** The part of a delivery's address that an invoice to the same place has. */
export function placeOf({ distributionAddress }: Pick<Cart, 'distributionAddress'>): BillingAddress {
  const address = distributionAddress ? withoutPlaceholders(distributionAddress) : undefined;
  return Object.fromEntries(placeFields.flatMap((field) => (address?.[field] ? [[field, address[field]]] : [])));
}

/** An invoice that goes where the goods go follows them. */
export async function followPlace(
  change: CartStore['change'],
  billing: BillingAddress | undefined,
  cart: Cart,
): Promise<void> {
  if (billing?.category !== 'combined') return;
  const place = placeOf(cart);
  if (placeFields.every((field) => (billing[field] ?? '') === (place[field] ?? ''))) return;
  const others = Object.entries(billing).filter(([field]) => !(placeFields as readonly string[]).includes(field));
  await change(setBillingAddress, { body: { ...Object.fromEntries(others), ...place } });
}
