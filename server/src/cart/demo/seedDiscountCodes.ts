import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DiscountCodesFile, discountCodesFile, type ShopEnvironment } from '@trolley/contract';
import { z } from 'zod/mini';
import { localDay, localMidnight } from '../../catalogue/demo/localMidnight.ts';
import { demoFixtures } from '../../catalogue/storage/demoFixtures.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { StartProblem } from '../../platform/lifecycle/startProblem.ts';
import type { Tenant } from '../../tenant/tenant.ts';

interface Shop {
  readonly database: Database;
  readonly tenant: { readonly dir: string; readonly file: Pick<Tenant['file'], 'timeZone'> };
  readonly environment: ShopEnvironment;
  readonly now?: number;
}

/**
 * Writes the codes of the tenant's demo, dated from today on; in a shop that a retailer feeds, and in any at a production
 * address, none of them counts.
 */
export async function seedDiscountCodes({ database, tenant, environment, now = Date.now() }: Shop): Promise<void> {
  const path = join(tenant.dir, 'cart/discount-codes.json');
  const codes = existsSync(path) ? read(path) : [];
  const { timeZone } = tenant.file;
  const midnight = localMidnight(timeZone);
  const today = localDay(now, timeZone);
  const rows = codes.map(({ fromDays, untilDays, ...terms }) => ({
    ...terms,
    validFrom: new Date(midnight(today + fromDays)).toISOString(),
    validUntil: new Date(midnight(today + untilDays)).toISOString(),
  }));
  await database.transaction(async (tx) => {
    const todo = await demoFixtures(tx, environment);
    if (todo === 'write') await write(tx, rows);
    else if (todo === 'remove') await endAllBut(tx, []);
  });
}

/** How often a code was used stays as it is, and so does a code that is not the demo's. */
async function write(tx: Queryable, rows: readonly { readonly code: string }[]): Promise<void> {
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
  await endAllBut(
    tx,
    rows.map(({ code }) => code),
  );
}

async function endAllBut(tx: Queryable, codes: readonly string[]): Promise<void> {
  await tx.query({
    text: 'update discount_code set active = false where demo and active and code <> all($1)',
    values: [codes],
  });
}

function read(path: string): DiscountCodesFile {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new StartProblem(`${path}: ${String(error)}`);
  }
  const parsed = z.safeParse(discountCodesFile, content);
  if (!parsed.success) throw new StartProblem(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
