import { paymentBacklogs } from '../payment/backlogs.ts';
import type { Payments } from '../payment/openPayments.ts';
import { settleJob } from '../payment/settle/settlePayments.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { SellingMetrics } from '../platform/metrics/sellingMetrics.ts';
import type { Service } from '../service/service.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { readOrderFiles } from './files/readOrderFiles.ts';
import { insertedOrderOf, insertOrder } from './insertOrder.ts';
import { queueOrderMail } from './mails/queueOrderMail.ts';
import { bought } from './operations/bought.ts';
import { currentOrders } from './operations/currentOrders.ts';
import { noteSettling } from './operations/noteSettling.ts';
import { orderForAddon } from './operations/orderForAddon.ts';
import type { OpenOrders, Orders } from './orders.ts';
import { earningOf } from './rules/earningOf.ts';
import { showOrder } from './showOrder.ts';
import { countSlotExceptions } from './storage/exceptions.ts';
import { selectBought } from './storage/history.ts';
import { lockParent } from './storage/lockParent.ts';
import { selectBoughtPairs } from './storage/pairs.ts';
import { selectPurchases } from './storage/purchases.ts';
import { selectEarningOrders, selectLinkSecret, selectOrder, selectOrderNumbers } from './storage/queries.ts';
import { takeOrderSales } from './storage/sales.ts';
import { selectOrderVouchers } from './storage/vouchers.ts';

interface Parts {
  readonly tenant: Pick<Tenant, 'id' | 'dir' | 'file' | 'theme' | 'publicConfig' | 'media'>;
  readonly database: Database;
  /** Missing where another process tells the providers what was decided. */
  readonly payments?: Pick<Payments, 'byName'>;
  readonly service: { readonly slots: Pick<Service['slots'], 'unbook'> };
  readonly log: Log;
  readonly metrics?: Pick<SellingMetrics, 'paymentMoved'> | undefined;
  readonly passes: Orders['passes'];
  readonly checkouts: Orders['checkouts'];
  readonly loyalty?: Orders['loyalty'];
  readonly tracking?: Orders['tracking'];
  readonly now?: () => number;
}

/** Of so many orders habits are read: nearly a year of weekly shops. */
const mostRemembered = 50;

/** The orders of this shop. */
export async function openOrders(parts: Parts): Promise<OpenOrders> {
  const { tenant, database, payments, service, passes, checkouts, loyalty, tracking, log, metrics } = parts;
  const { now = Date.now } = parts;
  const { file, texts, mail } = await readOrderFiles(tenant.dir);
  // Not before it is needed: React looks at NODE_ENV when it is loaded, which the settings decide.
  const { createOrderMails } = await import('./mails/renderOrderMails.ts');
  const { baseUrl } = tenant.publicConfig;
  const { light } = tenant.theme.colours;
  const orders: Orders = {
    database,
    tenant,
    file,
    slots: service.slots,
    mails: createOrderMails({ tenant: { ...tenant, baseUrl }, mail, file, texts }),
    look: { ink: light.ink, faint: light['ink-2'], line: light.line, brand: light.brand, surface: light.surface },
    linkSecret: await selectLinkSecret(database),
    passes,
    checkouts,
    loyalty,
    tracking,
    log,
    now,
  };

  async function existing(orderNumber: string) {
    const order = await selectOrder(database, orderNumber);
    if (!order) throw new Error(`There is no order ${orderNumber}.`);
    return order;
  }

  return {
    ...orders,
    insertOrder,
    lockParent,
    async announce(tx, inserted) {
      const { customerId, ...order } = inserted;
      await Promise.all([
        tracking?.ordered(tx, { ...order, isCustomer: customerId !== undefined }),
        queueOrderMail(orders, tx, 'confirmation', insertedOrderOf(inserted)),
      ]);
    },
    show: async (orderNumber) => showOrder(await existing(orderNumber), now()),
    orderForAddon: orderForAddon(database),
    numbersOf: (checkoutIds) => selectOrderNumbers(database, checkoutIds),
    vouchersOf: (checkoutIds) => selectOrderVouchers(database, checkoutIds),
    takeSales: takeOrderSales,
    boughtPairs: (ask) => selectBoughtPairs(database, ask),
    purchasedBy: (customerId) => selectPurchases(database, customerId),
    bought: (asker) => bought(orders, asker),
    boughtSkus: async (asker) => (await bought(orders, asker)).map(({ sku }) => sku),
    boughtBy: (customerId) => selectBought(database, customerId, mostRemembered),
    currentOf: (asker) => currentOrders(orders, asker),
    earningBy: async (customerId) => (await selectEarningOrders(database, customerId)).map(earningOf),
    jobs: payments ? [settleJob({ payments, metrics, ...noteSettling(database, log) })] : [],
    backlogs: [...paymentBacklogs, { series: 'attention_cases', of: 'slot', ask: countSlotExceptions }],
  };
}
