import type { Queryable } from '../../platform/database/database.ts';

/** How often a code was used stays as it is, and so does a code that is not the demo's. */
export async function upsertDemoCodes(tx: Queryable, rows: readonly { readonly code: string }[]): Promise<void> {
  await tx.query({
    text: `insert into discount_code as known
             (code, name, kind, value, minimum_order_value, distribution_types, valid_from, valid_until, active,
              most_applications, applications, once_per_customer, combinable, demo)
           select code, name, kind, value, "minimumOrderValue", "distributionTypes", "validFrom", "validUntil", active,
                  "mostApplications", applications, "oncePerCustomer", combinable, true
             from json_to_recordset($1) as given (code text, name text, kind text, value integer,
               "minimumOrderValue" integer, "distributionTypes" text[], "validFrom" timestamptz,
               "validUntil" timestamptz, active boolean, "mostApplications" integer, applications integer,
               "oncePerCustomer" boolean, combinable boolean)
            order by code
           on conflict (code) do update set
             name = excluded.name, kind = excluded.kind, value = excluded.value,
             minimum_order_value = excluded.minimum_order_value, distribution_types = excluded.distribution_types,
             valid_from = excluded.valid_from, valid_until = excluded.valid_until, active = excluded.active,
             most_applications = excluded.most_applications, once_per_customer = excluded.once_per_customer,
             combinable = excluded.combinable,
             applications = greatest(known.applications, excluded.applications)
           where known.demo`,
    values: [JSON.stringify(rows)],
  });
  await endDemoCodesBut(
    tx,
    rows.map(({ code }) => code),
  );
}

/** Of the demo's codes only these count. */
export async function endDemoCodesBut(tx: Queryable, codes: readonly string[]): Promise<void> {
  await tx.query({
    text: 'update discount_code set active = false where demo and active and code <> all($1)',
    values: [codes],
  });
}
