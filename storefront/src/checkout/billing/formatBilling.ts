import type { Cart } from '@trolley/contract';
import type { Text } from '../../shell/text.ts';
import { formatCity, formatStreet } from '../place/formatPlace.ts';

/** To whom and where the invoice goes. */
export function formatBilling({ billingAddress: billing }: Pick<Cart, 'billingAddress'>, text: Text): string {
  if (!billing) return text('checkout.step.billing.hint');
  const { companyName, firstName, lastName, email, category } = billing;
  const { streetName, streetNumber, stairCase, floor, door, postalCode, city } = billing;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const place =
    category === 'combined'
      ? [text('checkout.billing.asDelivery')]
      : [
          name,
          formatStreet({ streetName, streetNumber, stairCase, floor, door }, text),
          formatCity({ postalCode, city }, text),
        ];
  return [companyName, ...place, email].filter(Boolean).join(', ');
}
