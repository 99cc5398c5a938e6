import type { CheckoutFile, CookieCategory } from '@trolley/contract';
import type { Carts } from './cart/carts.ts';
import { cartsOfCustomers } from './cart/cartsOfCustomers.ts';
import { openCarts } from './cart/openCarts.ts';
import { cartRoutes } from './cart/routes.ts';
import { cacheCatalogueResponses } from './catalogue/cacheCatalogueResponses.ts';
import type { CatalogueParts } from './catalogue/catalogue.ts';
import { boughtTogetherJob } from './catalogue/companion/boughtTogetherJob.ts';
import { popularityJob } from './catalogue/popularity/popularityJob.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { shelfOf } from './catalogue/shelf/shelfOf.ts';
import { abandonPayment } from './checkout/abandonPayment.ts';
import { feesPaidByPass, isOfBrowser, ordersOfBrowser } from './checkout/lookups.ts';
import { type OpenCheckouts, openCheckout } from './checkout/openCheckout.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { consentRoom } from './consentRoom.ts';
import { contentRoutes } from './content/routes.ts';
import { type OpenCustomers, openCustomers } from './customer/openCustomers.ts';
import { readCustomer } from './customer/readCustomer.ts';
import { customerRoutes } from './customer/routes.ts';
import { seedDemoOrders } from './demoOrders.ts';
import { favouriteRoom } from './favouriteRoom.ts';
import { fileRoom } from './fileRoom.ts';
import { homeRoutes } from './home/routes.ts';
import type { Loyalty } from './loyalty/loyalty.ts';
import { loyaltyOfVouchers } from './loyaltyOfVouchers.ts';
import { loyaltyRoom } from './loyaltyRoom.ts';
import { mailedRooms } from './mailedRooms.ts';
import { newsletterWords } from './newsletter/newsletterWords.ts';
import { takeSubscriptions } from './newsletter/takeSubscriptions.ts';
import { openMoney } from './openMoney.ts';
import { openTenantLoyalty } from './openTenantLoyalty.ts';
import { openOrders } from './order/openOrders.ts';
import { lastOrderOf } from './order/operations/lastOrderOf.ts';
import type { OpenOrders } from './order/orders.ts';
import { orderRoutes } from './order/routes.ts';
import { fillSite } from './page/fillSite.ts';
import type { ShopParts as SnapshotParts } from './page/pageShop.ts';
import { activatePass } from './pass/activatePass.ts';
import { holdPass } from './pass/holdPass.ts';
import { openPasses } from './pass/openPasses.ts';
import { findPassSpan, takePassBack } from './pass/takePassBack.ts';
import { isMethodOffered } from './payment/isMethodOffered.ts';
import { openPayments, type Payments } from './payment/openPayments.ts';
import { readCheckoutFile } from './payment/readCheckoutFile.ts';
import { findSavedMethod } from './payment/saved/findSavedMethod.ts';
import { saveMethod, touchMethod } from './payment/saved/saveMethod.ts';
import { personalData } from './personalData.ts';
import { pesticideRoutes } from './pesticide/routes.ts';
import { physicalCardRoom } from './physicalCardRoom.ts';
import type { Pictures } from './picture/openPictures.ts';
import { openBotCheck } from './platform/botCheck/openBotCheck.ts';
import { botCheckRoutes } from './platform/botCheck/routes.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import type { Log } from './platform/log.ts';
import { mailboxRoutes } from './platform/mail/mailboxRoutes.ts';
import { openMail } from './platform/mail/openMail.ts';
import type { Metrics } from './platform/metrics.ts';
import { createRateLimiter } from './platform/rateLimit/rateLimiter.ts';
import { retentionJob } from './platform/retention/retentionJob.ts';
import type { Settings } from './platform/settings.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import { recipeRoom } from './recipeRoom.ts';
import { retentionRules } from './retentionRules.ts';
import type { ProductDiscovery } from './search/productDiscovery.ts';
import { searchRoutes } from './search/routes.ts';
import { type ExplainSearch, searchTesterRoutes } from './search/tester/routes.ts';
import { type OpenService, openService } from './service/openService.ts';
import { serviceRoutes } from './service/routes.ts';
import { staffRoom } from './staffRoom.ts';
import { type StoreRoom, storeRoom } from './storeRoom.ts';
import type { StudioFiles } from './studio/studioFiles.ts';
import { studioRoom } from './studioRoom.ts';
import { tenantRoutes } from './tenant/routes.ts';
import type { Tenant } from './tenant/tenant.ts';
import { rememberVisitors } from './tracking/rememberVisitors.ts';
import { trackSales } from './tracking/trackSales.ts';
import { trackingRoom } from './trackingRoom.ts';
import { visitorOf } from './visitorOf.ts';
import { claimCodes } from './voucher/claimCodes.ts';
import { claimVouchers } from './voucher/claimVouchers.ts';
import type { DatedVoucher } from './voucher/datedVouchers.ts';
import { seedDiscountCodes } from './voucher/demo/seedDiscountCodes.ts';
import { giveBackVouchers } from './voucher/giveBackVouchers.ts';
import { isForMembers } from './voucher/isForMembers.ts';
import { openVoucherList } from './voucher/openVoucherList.ts';
import { openVouchers } from './voucher/openVouchers.ts';
import { memberVoucherRoutes, voucherListRoute, voucherRoutes } from './voucher/routes.ts';
import type { VoucherPictures } from './voucher/showVoucher.ts';
import type { Vouchers } from './voucher/vouchers.ts';
import { claimWallet } from './wallet/claimWallet.ts';
import { giveBackWallet } from './wallet/giveBackWallet.ts';
import { walletOf } from './wallet/walletOf.ts';

export interface ShopParts {
  readonly settings: Settings;
  readonly tenant: Tenant;
  readonly database: Database;
  readonly snapshots: Snapshots<SnapshotParts>;
  readonly discovery: ProductDiscovery;
  /** Missing where nobody tests the search. */
  readonly explainSearch?: ExplainSearch;
  readonly pictures: Pictures;
  readonly log: Log;
  readonly metrics: Metrics;
  /** What the browser loads; its files are named by their content. */
  readonly assetsDir?: string;
  /** Missing: as it was built. */
  readonly studio?: StudioFiles | undefined;
}

export interface Shop {
  /** All but the pages, which come last: they answer for every other address. */
  readonly rooms: readonly Room[];
  /** Missing where the tenant has no accounts. */
  readonly customers?: OpenCustomers;
  readonly stores?: StoreRoom['stores'];
  /** What the cookie list shows. */
  readonly cookieCategories: readonly CookieCategory[];
}

/**
 * The composition root: every room is opened once, after what it needs, and gets its needs as arguments.
 * What a room stores has its end and its owner whatever flags are on: see `retentionRules` and `personalData`.
 */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { settings, tenant, database, snapshots, discovery, log, metrics } = parts;
  const { clientRuntimeConfig: flags } = tenant.file;
  const catalogue = () => snapshots.current().parts.catalogue;
  const world = { routes: tenant.routes, locale: tenant.file.locale };
  const site = () => fillSite(snapshots.current().parts.content, shelfOf(catalogue(), ''), world);
  const rooms: Room[] = [];
  const add = (room: Room) => void rooms.push(room);

  add({ routes: (app) => tenantRoutes(app, tenant) });
  add({ routes: (app) => contentRoutes(app, { snapshots, site }) });
  const answers = cacheCatalogueResponses({ snapshots, log, metrics });
  if (flags.featureProductDiscovery)
    add({ routes: (app) => catalogueRoutes(app, { snapshots, answers }), answerFromCache: answers.answerFromCache });
  add({ routes: (app) => searchRoutes(app, { snapshots, discovery, tenant }) });
  add({ routes: (app) => pesticideRoutes(app, { snapshots, tenant }) });

  const mail = openMail({ settings, database, log, metrics });
  const { preview } = tenant.publicConfig.clientRuntimeConfig.cms;
  add({ routes: (app) => mailboxRoutes(app, { mail, preview }), jobs: mail.jobs });
  const { explainSearch } = parts;
  if (explainSearch && flags.featureSearch && flags.featureProductDiscovery)
    add({ routes: (app) => searchTesterRoutes(app, { explain: explainSearch, preview }) });
  const botCheck = openBotCheck({ settings, database, log });

  // Members are customers: without accounts there is no programme. Its vouchers are known once those are opened.
  const memberVouchers = (now: number): readonly DatedVoucher[] => datedAt(now).filter((one) => isForMembers(one, now));
  const loyalty = flags.featureCustomer
    ? await openTenantLoyalty({ tenant, database, settings, log, memberVouchers })
    : undefined;
  const selling = flags.featureCartCheckout ? await openSelling({ ...parts, loyalty }) : undefined;
  const customers = flags.featureCustomer
    ? await openCustomers({
        tenant,
        database,
        settings,
        botCheck,
        service: selling?.service,
        carts: selling && cartsOfCustomers(selling.carts),
        personalData: personalData({ database, selling }),
        loyalty,
        takeSubscriptions,
        newsletterConsent: () => newsletterWords(snapshots)?.consent,
        catalogue,
      })
    : undefined;
  const visitor = {
    visitorOf: visitorOf({ sessions: customers?.sessions, loyalty }),
    secureCookies: new URL(settings.baseUrl).protocol === 'https:',
  };

  const datedAt: Vouchers['datedAt'] = selling?.vouchers.datedAt ?? (await openVoucherList(tenant));
  const voucherPictures: VoucherPictures = {
    ofProduct: (sku) => catalogue().products.get(sku)?.picture,
    ofMedia: (file) => tenant.media.urlOf(file),
  };
  const ofVouchers = {
    ...{ database, loyalty: loyaltyOfVouchers(loyalty), vouchersOfOrders: selling?.orders.vouchersOf },
    ...{ vouchers: { datedAt }, pictures: voucherPictures, now: Date.now, ...visitor },
  };
  add({ routes: (app) => voucherListRoute(app, ofVouchers) });
  if (customers) add({ routes: (app) => memberVoucherRoutes(app, ofVouchers) });
  if (selling) {
    const { service, carts, checkouts, orders } = selling;
    const rateLimiter = createRateLimiter(database);
    add({ routes: (app) => serviceRoutes(app, { service, snapshots }), jobs: service.jobs });
    add({ routes: (app) => cartRoutes(app, { carts, ...visitor }) });
    add({ routes: (app) => checkoutRoutes(app, { checkouts, ...visitor }), jobs: checkouts.jobs });
    add({ routes: (app) => orderRoutes(app, { orders, carts, botCheck, rateLimiter, ...visitor }), jobs: orders.jobs });
    add({ jobs: [popularityJob({ database, takeOrders: orders.takeSales, log })] });
    add({ jobs: [boughtTogetherJob({ database, boughtPairs: orders.boughtPairs, log })] });
    add({ routes: (app) => voucherRoutes(app, ofVouchers) });
    const { environment } = tenant.publicConfig;
    if (customers)
      await seedDemoOrders({
        ...{ database, environment, carts, checkouts, service, loyalty, log },
        file: customers.file,
      });
    const customerOf = customers && ((customerId: string) => readCustomer(customers, customerId));
    const home = { service, carts, orders, customerOf, loginListeners: customers?.loginListeners, ...visitor };
    add({ routes: (app) => homeRoutes(app, home) });
  }
  if (flags.featureRecipes) add(recipeRoom({ ...parts, ...visitor, answers, selling, customers }));
  if (customers && loyalty) add(loyaltyRoom({ customers, loyalty, orders: selling?.orders }));
  if (customers) add({ routes: (app) => customerRoutes(app, customers), close: () => customers.close() });
  if (customers && !flags.featureJoe) add(physicalCardRoom(customers, loyalty));
  if (customers && flags.featureCustomerFavorites) add(favouriteRoom(customers, selling));
  if (selling && customers) for (const room of await openMoney(parts, selling, customers)) add(room);
  for (const room of await mailedRooms({ tenant, database, botCheck, snapshots, customers, visitor })) add(room);
  const finder = await storeRoom(parts, selling?.service);
  if (finder) add(finder);
  add({ routes: (app) => botCheckRoutes(app, botCheck) });
  add(fileRoom(parts));
  const studioStaff = await staffRoom({ tenant, database, settings, catalogue });
  add(studioStaff);
  add(studioRoom({ tenant, settings, catalogue, staff: studioStaff.staff, studio: parts.studio }));
  add(trackingRoom(parts));
  const guestCartIdleDays = selling?.service.file.guestCartIdleDays;
  const consent = consentRoom({ tenant, customers, cartDays: guestCartIdleDays });
  add(consent);

  add({ jobs: [retentionJob(retentionRules({ guestCartIdleDays }), { database, log })] });
  return { rooms, customers, ...(finder && { stores: finder.stores }), cookieCategories: consent.categories };
}

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

interface SellingParts extends Pick<ShopParts, 'tenant' | 'database' | 'settings' | 'log'> {
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
}: SellingParts): Promise<Selling> {
  const catalogue = () => snapshots.current().parts.catalogue;
  const file = await readCheckoutFile(tenant);
  const payments = await openPayments({ settings, log });
  const vouchers = openVouchers(file.vouchers, tenant.file.timeZone, loyaltyOfVouchers(loyalty));
  await seedDiscountCodes({ database, tenant, environment: tenant.publicConfig.environment });
  const service = await openService({ tenant, database, catalogue, settings, log });
  const orders = await openOrders({
    tenant,
    database,
    payments,
    service,
    log,
    passes: { takePassBack, findPassSpan },
    checkouts: { isOfBrowser, ordersOfBrowser, feesPaidByPass },
    loyalty,
    tracking: trackSales(tenant.file),
  });
  const { orderForAddon } = orders;
  const carts = openCarts({
    database,
    snapshots,
    service,
    orderForAddon,
    lastOrderOf,
    paymentMethods: { isOffered: isMethodOffered(file, payments) },
    wallet: { walletOf: (customerId) => walletOf(database, customerId) },
    passes: openPasses(file.pass, database),
    vouchers,
    abandonPayment: (cartId) => abandonPayment(checkouts, cartId),
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
  });
  return { service, carts, file, vouchers, payments, orders, checkouts };
}
