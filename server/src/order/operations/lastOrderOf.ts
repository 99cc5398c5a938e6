import type { Carts } from '../../cart/carts.ts';
import { addressStanding } from '../../customer/address/addressStanding.ts';
import { selectLastOrder } from '../storage/history.ts';

/** WEEK-01: what the next cart of a customer begins with. Cancelled orders and additions say nothing of it. */
export const lastOrderOf: NonNullable<Carts['lastOrderOf']> = async (on, customerId) => {
  const last = await selectLastOrder(on, customerId);
  if (!last) return undefined;
  const { placedAt, address, billing, substitution, payments } = last;
  const standing = await addressStanding(on, customerId, { address, usedAt: placedAt });
  if (!standing) return undefined;
  const { email, stands } = standing;
  return {
    substitution,
    payments: payments.map(({ methodKey, brandName }) => ({
      methodKey,
      ...(brandName !== undefined && { brandName }),
    })),
    ...(stands && { address }),
    // The order's mails go to the address the account has by now.
    billing: { ...billing, email },
  };
};
