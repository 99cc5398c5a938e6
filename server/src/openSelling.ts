import type { CheckoutFile } from '@trolley/contract';
import type { Carts } from './cart/carts.ts';
import { openCarts } from './cart/openCarts.ts';
import type { CatalogueParts } from './catalogue/catalogue.ts';
import { abandonPayment } from './checkout/abandonPayment.ts';
import { feesPaidByPass, isOfBrowser, ordersOfBrowser } from './checkout/lookups.ts';
import { type OpenCheckouts, openCheckout } from './checkout/openCheckout.ts';
import type { Loyalty } from './loyalty/loyalty.ts';
import { loyaltyOfVouchers } from './loyaltyOfVouchers.ts';
import { openOrders } from './order/openOrders.ts';
import { lastOrderOf } from './order/operations/lastOrderOf.ts';
import type { OpenOrders } from './order/orders.ts';
import { activatePass } from './pass/activatePass.ts';
import { holdPass } from './pass/holdPass.ts';
import { openPasses } from './pass/openPasses.ts';
import { findPassSpan, takePassBack } from './pass/takePassBack.ts';
import { isMethodOffered } from './payment/isMethodOffered.ts';
import { openPayments, type Payments } from './payment/openPayments.ts';
import { readCheckoutFile } from './payment/readCheckoutFile.ts';
import { findSavedMethod } from './payment/saved/findSavedMethod.ts';
import { saveMethod, touchMethod } from './payment/saved/saveMethod.ts';
import type { Database } from './platform/database/database.ts';
import type { Log } from './platform/log.ts';
import type { SellingMetrics } from './platform/metrics/sellingMetrics.ts';
import type { Settings } from './platform/settings.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import { type OpenService, openService } from './service/openService.ts';
import type { Tenant } from './tenant/tenant.ts';
import { rememberVisitors } from './tracking/rememberVisitors.ts';
import { trackSales } from './tracking/trackSales.ts';
import { claimCodes } from './voucher/claimCodes.ts';
import { claimVouchers } from './voucher/claimVouchers.ts';
import { seedDiscountCodes } from './voucher/demo/seedDiscountCodes.ts';
import { giveBackVouchers } from './voucher/giveBackVouchers.ts';
import { openVouchers } from './voucher/openVouchers.ts';
import type { Vouchers } from './voucher/vouchers.ts';
import { claimWallet } from './wallet/claimWallet.ts';
import { giveBackWallet } from './wallet/giveBackWallet.ts';
import { walletOf } from './wallet/walletOf.ts';

/** What a shop sells with. */
export interface Selling {
  readonly service: OpenService;
  readonly carts: Carts;
  readonly file: CheckoutFile;
  readonly vouchers: Vouchers;
  readonly payments: Payments;
  readonly orders: OpenOrders;
  readonly checkouts: OpenCheckouts;
}

interface SellingParts {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics?: SellingMetrics;
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  /** Missing where the tenant has no programme. */
  readonly loyalty?: Loyalty | undefined;
}

/** From the first slot to the last payment, each after what it needs. */
export async function openSelling({
  tenant,
  database,
  snapshots,
  settings,
  loyalty,
  log,
  metrics,
}: SellingParts): Promise<Selling> {
  const catalogue = () => snapshots.current().parts.catalogue;
  const file = await readCheckoutFile(tenant);
  const payments = await openPayments({ settings, log, metrics });
  for (const name of ['sandbox', 'stripe']) if (payments.byName(name)) metrics?.providerOpened(name);
  const vouchers = openVouchers(file.vouchers, tenant.file.timeZone, loyaltyOfVouchers(loyalty));
  await seedDiscountCodes({ database, tenant, environment: tenant.publicConfig.environment });
  const service = await openService({ tenant, database, catalogue, settings, log, metrics });
  const orders = await openOrders({
    tenant,
    database,
    payments,
    service,
    log,
    metrics,
    passes: { takePassBack, findPassSpan },
    checkouts: { isOfBrowser, ordersOfBrowser, feesPaidByPass },
    loyalty,
    tracking: trackSales(tenant.file),
  });
  const { orderForAddon } = orders;
  const carts = openCarts({
    database,
    snapshots,
    cacheBytes: settings.cartCacheBytes,
    service,
    orderForAddon,
    lastOrderOf,
    paymentMethods: { isOffered: isMethodOffered(file, payments) },
    wallet: { walletOf: (customerId) => walletOf(database, customerId) },
    passes: openPasses(file.pass, database),
    vouchers,
    abandonPayment: (cartId) => abandonPayment(checkouts, cartId),
    metrics,
  });
  const checkouts = openCheckout({
    tenant,
    database,
    carts,
    payments,
    orders,
    vouchers: { claimCodes, claimVouchers: claimVouchers(file.vouchers, loyaltyOfVouchers(loyalty)), giveBackVouchers },
    wallet: { claimWallet, giveBackWallet, walletOf },
    passes: { activatePass: activatePass(file.pass.plans), holdPass },
    savedMethods: { saveMethod, findSavedMethod, touchMethod },
    loyalty,
    tracking: rememberVisitors(tenant.file),
    paymentMinutes: file.paymentMinutes,
    log,
    metrics,
  });
  return { service, carts, file, vouchers, payments, orders, checkouts };
}
