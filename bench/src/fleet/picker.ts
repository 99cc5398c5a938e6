import { setTimeout } from 'node:timers/promises';
import { feesPaidByPass, isOfBrowser, ordersOfBrowser } from '../../../server/src/checkout/lookups.ts';
import { openOrders } from '../../../server/src/order/openOrders.ts';
import { isRefused, moveOrder } from '../../../server/src/order/operations/moveOrder.ts';
import { pickOrder } from '../../../server/src/order/operations/pickOrder.ts';
import { findPassSpan, takePassBack } from '../../../server/src/pass/takePassBack.ts';
import { type Database, DatabaseAway, DatabaseBusy } from '../../../server/src/platform/database/database.ts';
import { createLog } from '../../../server/src/platform/log.ts';
import { readSettings } from '../../../server/src/platform/settings.ts';
import { readServiceFiles } from '../../../server/src/service/files/readServiceFiles.ts';
import { localTime } from '../../../server/src/service/slots/localTime.ts';
import { openSlots } from '../../../server/src/service/slots/openSlots.ts';
import { loadTenant } from '../../../server/src/tenant/loadTenant.ts';
import type { Ledger } from './ledger.ts';

interface PickerOptions {
  readonly tenant: string;
  readonly tenantsDir: string;
  readonly database: Database;
  readonly ledger: Ledger;
  readonly ignored: ReadonlySet<string>;
  isOver(): boolean;
}

/** Packs orders and hands them over by the shop's own operations, as `npm run orders` does: each gets its invoice. */
export async function runPicker({
  tenant: id,
  tenantsDir,
  database,
  ledger,
  ignored,
  isOver,
}: PickerOptions): Promise<void> {
  const log = createLog({ level: 'silent' });
  const settings = readSettings({ TENANT: id, TENANTS_DIR: tenantsDir });
  const tenant = await loadTenant({ ...settings, id });
  const { service } = await readServiceFiles(tenant.dir);
  const orders = await openOrders({
    tenant,
    database,
    log,
    service: { slots: openSlots({ database, file: service, time: localTime(tenant.file.timeZone) }) },
    passes: { takePassBack, findPassSpan },
    checkouts: { isOfBrowser, ordersOfBrowser, feesPaidByPass },
  });
  const left = new Set(ignored);

  async function handOver(orderNumber: string): Promise<void> {
    const picked = await pickOrder(orders, orderNumber, [], { early: true });
    const moved = isRefused(picked) ? picked : await moveOrder(orders, orderNumber, 'ready');
    // Refused may also mean: done already, when the answer was lost.
    const [invoice] = await database.query<{ number: number }>({
      text: 'select number from invoice where order_number = $1',
      values: [orderNumber],
    });
    left.add(orderNumber);
    if (invoice) ledger.acknowledge('picker', { kind: 'invoice', orderNumber, number: invoice.number });
    else ledger.wonder('picker', 'an order could not be handed over', `${orderNumber}: ${JSON.stringify(moved)}`);
  }

  async function next(): Promise<string | undefined> {
    const rows = await database.query<{ number: string }>({
      text: `select order_number::text as number from shop_order
              where status in ('PLACED', 'PICKED') and not order_number::text = any($1) order by order_number limit 1`,
      values: [[...left]],
    });
    return rows[0]?.number;
  }

  let current: string | undefined;
  while (!isOver()) {
    try {
      current ??= await next();
      if (current !== undefined) await handOver(current);
      current = undefined;
      await setTimeout(700);
    } catch (error) {
      if (!(error instanceof DatabaseAway || error instanceof DatabaseBusy)) throw error;
      await setTimeout(1000);
    }
  }
}
