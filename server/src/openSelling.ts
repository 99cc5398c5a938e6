import { type CheckoutFile, methodsOffered } from '@trolley/contract';
import type { Carts, Till } from './cart/carts.ts';
import { openCarts } from './cart/openCarts.ts';
import type { CatalogueParts } from './catalogue/catalogue.ts';
import { giveUpPayment } from './checkout/giveUpPayment.ts';
import { type OpenCheckouts, openCheckout } from './checkout/openCheckout.ts';
import { openOrders } from './order/openOrders.ts';
import type { OpenOrders } from './order/orders.ts';
import { activatePass } from './pass/activatePass.ts';
import { holdPass } from './pass/holdPass.ts';
import { findPassSpan, takePassBack } from './pass/takePassBack.ts';
import { openPayments, type Payments } from './payment/openPayments.ts';
import { readCheckoutFile } from './payment/readCheckoutFile.ts';
import { findKeptMethod } from './payment/saved/findKeptMethod.ts';
import { keepMethod } from './payment/saved/keepMethod.ts';
import type { Database } from './platform/database/database.ts';
import type { Job } from './platform/jobs/job.ts';
import type { Log } from './platform/log.ts';
import type { Settings } from './platform/settings.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import { openService } from './service/openService.ts';
import type { Service } from './service/service.ts';
import type { Tenant } from './tenant/tenant.ts';
import { claimCodes } from './voucher/claimCodes.ts';
import { claimVouchers } from './voucher/claimVouchers.ts';
import { giveBackClaims } from './voucher/giveBackClaims.ts';
import type { Offers } from './voucher/offers.ts';
import { openOffers } from './voucher/openOffers.ts';
import { claimWallet, walletOf } from './wallet/claimWallet.ts';

/** What a shop sells with. */
export interface Selling {
  readonly service: Service;
  readonly carts: Carts;
  readonly file: CheckoutFile;
  readonly offers: Offers;
  readonly payments: Payments;
  readonly orders: OpenOrders;
  readonly checkouts: OpenCheckouts;
  readonly jobs: readonly Job[];
}

interface Parts {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly snapshots: Pick<Snapshots<CatalogueParts>, 'current'>;
  readonly settings: Settings;
  readonly log: Log;
}

/** From the first slot to the last payment, each after what it needs. */
export async function openSelling({ tenant, database, snapshots, settings, log }: Parts): Promise<Selling> {
  const catalogue = () => snapshots.current().parts.catalogue;
  const file = await readCheckoutFile(tenant);
  const payments = await openPayments({ settings, log });
  const offers = openOffers({ file, timeZone: tenant.file.timeZone, database });
  const service = await openService({ tenant, database, catalogue, settings, log });
  const orders = await openOrders({
    tenant,
    database,
    payments,
    service,
    log,
    passes: { takePassBack, findPassSpan },
  });
  const till: Till = {
    offers: isOffered(file, payments),
    walletOf: (customerId) => walletOf(database, customerId),
    passPlan: (planId) => file.pass.plans.find((plan) => plan.planId === planId),
    giveUpPayment: (cartId) => giveUpPayment(checkouts, cartId),
  };
  const { orderForAddon } = orders;
  const carts = await openCarts({ tenant, database, snapshots, service, orderForAddon, till, offers });
  const purse = {
    claimCodes,
    claimVouchers: claimVouchers(file.vouchers),
    claimWallet,
    giveBackClaims,
    walletOf,
    activatePass: activatePass(file.pass.plans),
    holdPass,
    keepMethod,
    findKeptMethod,
  };
  const { paymentMinutes } = file;
  const checkouts = openCheckout({ tenant, database, carts, payments, orders, purse, paymentMinutes, log });
  const jobs = [...service.jobs, ...orders.jobs, ...checkouts.jobs];
  return { service, carts, file, offers, payments, orders, checkouts, jobs };
}

/** PAY-01: in the tenant's file, and somebody takes it. As long as no service is chosen, any of them. */
function isOffered(file: CheckoutFile, payments: Payments): Till['offers'] {
  return ({ methodKey, distributionType, isGuest, isCompany }) => {
    if (!payments.providerFor(methodKey)) return false;
    const types = distributionType ? [distributionType] : (['DELIVERY', 'CLICK_AND_COLLECT'] as const);
    return types.some((type) =>
      methodsOffered(file, { distributionType: type, isGuest, isCompany }).includes(methodKey),
    );
  };
}
