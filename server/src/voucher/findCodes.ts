import type { Queryable } from '../platform/database/database.ts';
import { type CurrentCode, emailHash } from './codes.ts';

type CodeColumns = Omit<CurrentCode, 'distributionTypes' | 'mostApplications' | 'from' | 'until' | 'combinable'> & {
  readonly combinable: boolean;
  readonly distributionTypes: CurrentCode['distributionTypes'] | null;
  readonly mostApplications: number | null;
  readonly from: Date;
  readonly until: Date;
};

/** Who wants to use a code: a customer, or a guest by the address of the bill; neither, as long as nobody is known. */
interface CodeUser {
  readonly customerId?: string;
  readonly email?: string;
  /** A use that this cart's own payment has claimed does not count as used before. */
  readonly cartId?: string;
}

/** What the shop knows of codes, by code; a code that does not exist is missing. */
export async function findCodes(
  on: Queryable,
  codes: readonly string[],
  { customerId, email, cartId }: CodeUser = {},
): Promise<ReadonlyMap<string, CurrentCode>> {
  const rows = await on.query<CodeColumns>({
    name: 'discount-codes',
    text: `select code, name, kind, value, minimum_order_value as "minimumOrderValue",
                  distribution_types as "distributionTypes", valid_from as "from", valid_until as until,
                  active, most_applications as "mostApplications", applications, combinable,
                  once_per_customer and exists (
                    select from checkout_claim claim join checkout on checkout.id = claim.checkout_id
                     where claim.kind = 'code' and claim.once and claim.reference = discount_code.code
                       and (claim.customer_id = $2 or claim.email_hash = $3)
                       and checkout.cart_id is distinct from $4) as "usedBefore"
             from discount_code where code = any($1)`,
    values: [codes, customerId ?? null, email === undefined ? null : emailHash(email), cartId ?? null],
  });
  return new Map(rows.map((row) => [row.code, currentCode(row)]));
}

function currentCode(row: CodeColumns): CurrentCode {
  const { distributionTypes, mostApplications, from, until, combinable, ...rest } = row;
  return {
    ...rest,
    from: from.getTime(),
    until: until.getTime(),
    ...(distributionTypes && { distributionTypes }),
    ...(mostApplications !== null && { mostApplications }),
    ...(combinable && { combinable }),
  };
}
