import type { Queryable } from '../../platform/database/database.ts';
import type { CurrentCode } from '../rules/codes.ts';

type CodeColumns = Omit<CurrentCode, 'distributionTypes' | 'mostApplications' | 'from' | 'until'> & {
  readonly distributionTypes: CurrentCode['distributionTypes'] | null;
  readonly mostApplications: number | null;
  readonly from: Date;
  readonly until: Date;
};

/** What the shop knows of codes, by code; of one that never was, nothing. */
export async function selectCodes(on: Queryable, codes: readonly string[]): Promise<ReadonlyMap<string, CurrentCode>> {
  const rows = await on.query<CodeColumns>({
    name: 'discount-codes',
    text: `select code, name, kind, value, minimum_order_value as "minimumOrderValue",
                  distribution_types as "distributionTypes", valid_from as "from", valid_until as until,
                  active, most_applications as "mostApplications", applications
             from discount_code where code = any($1)`,
    values: [codes],
  });
  return new Map(rows.map((row) => [row.code, currentCode(row)]));
}

function currentCode({ distributionTypes, mostApplications, from, until, ...rest }: CodeColumns): CurrentCode {
  return {
    ...rest,
    from: from.getTime(),
    until: until.getTime(),
    ...(distributionTypes && { distributionTypes }),
    ...(mostApplications !== null && { mostApplications }),
  };
}
