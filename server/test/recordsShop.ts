import { randomUUID } from 'node:crypto';
import type { FixedRole } from '@trolley/contract';
import { beforeAll } from 'vitest';
import { createBrowser } from '../src/cart/testing/browser.ts';
import { orderDatabase } from '../src/order/testing/orderShop.ts';
import { peopleRecords } from '../src/peopleRecords.ts';
import { openStaff } from '../src/staff/openStaff.ts';
import { insertSession } from '../src/staff/testing.ts';

/** A shop that really places orders, whose people look them up. */
export function recordsShop() {
  const { database, query, open } = orderDatabase();
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
    const { orders, app } = opened;
    const settings = { baseUrl: 'https://shop.example', passwordMemoryKb: 64 };
    const staff = openStaff({ database: database(), settings, shopName: 'F', isStore: () => true });
    staff.sessions.watch(app);
    const records = peopleRecords({
      tenant: orders.tenant,
      database: database(),
      sessions: staff.sessions,
      selling: { orders, plans: [] },
      customers: { database: database() },
    });
    await records.routes?.(app);
  });

  return {
    database,
    query,
    shop: () => opened,

    /** Somebody of this role, logged in. */
    async staffAs(role: FixedRole | (string & {}), stores: readonly string[] | null = null) {
      const [row] = await query<{ id: string }>(
        'insert into staff (email, name, roles, stores) values ($1, $1, $2, $3) returning id',
        ...[`${randomUUID()}@x.at`, [role], stores],
      );
      const browser = createBrowser(opened.app);
      const [name = '', sid = ''] = (await insertSession(query, row?.id ?? '')).split('=');
      browser.jar.set(name, sid);
      return { ...browser, id: row?.id ?? '' };
    },

    /** An order whose addresses say what is given here. */
    async orderOf(
      more: Partial<Record<'distributionAddress' | 'billingAddress', object>> = {},
      sketch: { readonly customerId?: string } = {},
    ) {
      const number = await opened.placed(sketch);
      for (const [part, changes] of Object.entries(more))
        await query(
          `update shop_order set document = jsonb_set(document, $2::text[], document #> $2::text[] || $3::jsonb)
            where order_number = $1`,
          ...[number, `{attempt,${part}}`, JSON.stringify(changes)],
        );
      return number;
    },

    journalOf: (kind: string, id: string) =>
      query<{ action: string; staffId: string; storeId: string | null; before: unknown; after: unknown }>(
        `select action, staff_id as "staffId", store_id as "storeId", before, after from journal
          where subject_kind = $1 and subject_id = $2`,
        ...[kind, id],
      ),
  };
}

/** As nobody else is called. */
export const uniqueName = () => `Q${randomUUID().replaceAll('-', '').slice(0, 12)}`;

export const numbersOf = ({ orders }: { readonly orders: readonly { readonly orderNumber: string }[] }) =>
  orders.map(({ orderNumber }) => orderNumber);
