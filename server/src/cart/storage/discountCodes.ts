import type { Queryable } from '../../platform/database/database.ts';
import type { CurrentCode } from '../rules/codes.ts';
import { emailHash } from '../rules/emailHash.ts';

type CodeColumns = Omit<CurrentCode, 'distributionTypes' | 'mostApplications' | 'from' | 'until' | 'combinable'> & {
  readonly combinable: boolean;
  readonly distributionTypes: CurrentCode['distributionTypes'] | null;
  readonly mostApplications: number | null;
  readonly from: Date;
  readonly until: Date;
};

/** Whoever wants to use a code: a customer, a guest by the address of the bill, or nobody that is known yet. */
export interface CodeUser {
  readonly customerId?: string;
  readonly email?: string;
  /** What its own payment under way has claimed is not used before. */
  readonly cartId?: string;
}

/** What the shop knows of codes, by code; of one that never was, nothing. */
export async function selectCodes(
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
