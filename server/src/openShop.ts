import { cartsOfCustomers } from './cart/cartsOfCustomers.ts';
import { cartRoutes } from './cart/routes.ts';
import { cacheCatalogueResponses } from './catalogue/cacheCatalogueResponses.ts';
import { boughtTogetherJob } from './catalogue/companion/boughtTogetherJob.ts';
import { popularityJob } from './catalogue/popularity/popularityJob.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { shelfOf } from './catalogue/shelf/shelfOf.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { consentRoom } from './consentRoom.ts';
import { contentRoutes } from './content/routes.ts';
import { type OpenCustomers, openCustomers } from './customer/openCustomers.ts';
import { readCustomer } from './customer/readCustomer.ts';
import { customerRoutes } from './customer/routes.ts';
import { seedDemoOrders } from './demoOrders.ts';
import { favouriteRoom } from './favouriteRoom.ts';
import { fileRoom } from './fileRoom.ts';
import { forgetVisitorsOf } from './forgetVisitorsOf.ts';
import { homeRoutes } from './home/routes.ts';
import { loyaltyOfVouchers } from './loyaltyOfVouchers.ts';
import { loyaltyRoom } from './loyaltyRoom.ts';
import { mailedRooms } from './mailedRooms.ts';
import { newsletterWords } from './newsletter/newsletterWords.ts';
import { takeSubscriptions } from './newsletter/takeSubscriptions.ts';
import { openMoney } from './openMoney.ts';
import { openSelling } from './openSelling.ts';
import { openTenantLoyalty } from './openTenantLoyalty.ts';
import { orderRoutes } from './order/routes.ts';
import { fillSite } from './page/fillSite.ts';
import type { PageShop } from './page/pageShop.ts';
import type { Previews } from './page/preview/previews.ts';
import { personalData } from './personalData.ts';
import { pesticideRoutes } from './pesticide/routes.ts';
import { physicalCardRoom } from './physicalCardRoom.ts';
import { openBotCheck } from './platform/botCheck/openBotCheck.ts';
import { botCheckRoutes } from './platform/botCheck/routes.ts';
import type { Room } from './platform/http/room.ts';
import { mailboxRoutes } from './platform/mail/mailboxRoutes.ts';
import { openMail } from './platform/mail/openMail.ts';
import { createRateLimiter } from './platform/rateLimit/rateLimiter.ts';
import { retentionJob } from './platform/retention/retentionJob.ts';
import { createSnapshotScope } from './platform/snapshot/snapshotScope.ts';
import { filePlaceOf } from './platform/storage/openFileStorage.ts';
import { openOwnedFiles, ownedFileJobs } from './platform/storage/ownedFiles.ts';
import { recipeRoom } from './recipeRoom.ts';
import { retentionRules } from './retentionRules.ts';
import { cacheSearchResponses } from './search/cacheSearchResponses.ts';
import { countedDiscovery } from './search/countedDiscovery.ts';
import { searchRoutes } from './search/routes.ts';
import { searchTesterRoutes } from './search/tester/routes.ts';
import { serviceRoutes } from './service/routes.ts';
import type { ShopParts } from './shopParts.ts';
import { type StoreRoom, storeRoom } from './storeRoom.ts';
import { studioRooms } from './studioRooms.ts';
import { tenantRoutes } from './tenant/routes.ts';
import { takeClicks } from './tracking/clickQueries.ts';
import { trackingRoom } from './trackingRoom.ts';
import { visitorOf } from './visitorOf.ts';
import type { DatedVoucher } from './voucher/datedVouchers.ts';
import { isForMembers } from './voucher/isForMembers.ts';
import { openVoucherList } from './voucher/openVoucherList.ts';
import { memberVoucherRoutes, voucherListRoute, voucherRoutes } from './voucher/routes.ts';
import type { VoucherPictures } from './voucher/showVoucher.ts';
import type { Vouchers } from './voucher/vouchers.ts';
import { configAt } from './words/configAt.ts';

export interface Shop {
  /** All but the pages, which come last: they answer for every other address. */
  readonly rooms: readonly Room[];
  /** Missing where the tenant has no accounts. */
  readonly customers?: OpenCustomers;
  readonly stores?: StoreRoom['stores'];
  /** The shop as staff look at it before shoppers do. */
  readonly previews: Previews;
  /** What the cookie list shows. */
  readonly cookieCategories: PageShop['cookieCategories'];
}

/**
 * The composition root: every room is opened once, after what it needs, and gets its needs as arguments.
 * What a room stores has its end and its owner whatever flags are on: see `retentionRules` and `personalData`.
 */
export async function openShop(parts: ShopParts): Promise<Shop> {
  const { settings, tenant, database, snapshots, discovery, log, metrics } = parts;
  const { scope = createSnapshotScope(snapshots) } = parts;
  // For rooms that only show: in a preview they see another moment. Those that sell never do.
  const shown = { snapshots: scope.snapshots, now: scope.now };
  const { clientRuntimeConfig: flags } = tenant.file;
  const catalogue = () => snapshots.current().parts.catalogue;
  const words = () => snapshots.current().parts.words;
  const world = { routes: tenant.routes, locale: tenant.file.locale };
  const site = () => {
    const { content, catalogue: goods } = shown.snapshots.current().parts;
    return fillSite(content, shelfOf(goods, ''), world);
  };
  const rooms: Room[] = [];
  const add = (room: Room) => void rooms.push(room);

  add({ routes: (app) => tenantRoutes(app, () => configAt(tenant.publicConfig, words())) });
  add({ routes: (app) => contentRoutes(app, { ...shown, site }) });
  const answers = cacheCatalogueResponses({ snapshots, log, metrics });
  if (flags.featureProductDiscovery)
    add({ routes: (app) => catalogueRoutes(app, { ...shown, answers }), answerFromCache: answers.answerFromCache });
  const suggestions = countedDiscovery(discovery, metrics, 'suggestions');
  const searched = cacheSearchResponses({ snapshots, log, metrics });
  const searchedAgain = (found: boolean) => metrics.searched({ from: 'suggestions', found });
  add({
    routes: (app) => searchRoutes(app, { ...shown, discovery: suggestions, tenant, answers: searched, searchedAgain }),
    answerFromCache: searched.answerFromCache,
  });
  add({ routes: (app) => pesticideRoutes(app, { snapshots, tenant }) });

  const mail = openMail({ settings, database, log, metrics });
  const { preview } = tenant.publicConfig.clientRuntimeConfig.cms;
  add({ routes: (app) => mailboxRoutes(app, { mail, preview }), jobs: mail.jobs, backlogs: mail.backlogs });
  const { explainSearch } = parts;
  if (explainSearch && flags.featureSearch && flags.featureProductDiscovery)
    add({ routes: (app) => searchTesterRoutes(app, { explain: explainSearch, preview }) });
  const botCheck = openBotCheck({ settings, database, log });
  const files = openOwnedFiles(filePlaceOf(settings));
  add({ jobs: ownedFileJobs(files, { database, log }) });

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
  add({ routes: (app) => voucherListRoute(app, { ...ofVouchers, now: shown.now }) });
  if (customers) add({ routes: (app) => memberVoucherRoutes(app, ofVouchers) });
  if (selling) {
    const { service, carts, checkouts, orders } = selling;
    const rateLimiter = createRateLimiter(database);
    add({
      routes: (app) => serviceRoutes(app, { service, snapshots }),
      jobs: service.jobs,
      backlogs: service.backlogs,
    });
    add({ routes: (app) => cartRoutes(app, { carts, ...visitor }) });
    add({ routes: (app) => checkoutRoutes(app, { checkouts, ...visitor }), jobs: checkouts.jobs });
    add({
      routes: (app) => orderRoutes(app, { orders, carts, botCheck, rateLimiter, ...visitor }),
      jobs: orders.jobs,
      backlogs: orders.backlogs,
    });
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
  add({ jobs: [popularityJob({ database, takeOrders: selling?.orders.takeSales, takeClicks, log })] });
  if (flags.featureRecipes) add(recipeRoom({ ...parts, ...shown, ...visitor, answers, selling, customers }));
  if (customers && loyalty) add(loyaltyRoom({ customers, loyalty, orders: selling?.orders }));
  if (customers) add({ routes: (app) => customerRoutes(app, customers), close: () => customers.close() });
  if (customers && !flags.featureJoe) add(physicalCardRoom(customers, loyalty));
  if (customers && flags.featureCustomerFavorites) add(favouriteRoom(customers, selling));
  if (selling && customers) for (const room of await openMoney(parts, selling, customers)) add(room);
  for (const room of await mailedRooms({ tenant, database, botCheck, files, snapshots, customers, visitor })) add(room);
  const finder = await storeRoom({ ...parts, clock: shown.now }, selling?.service);
  if (finder) add(finder);
  add({ routes: (app) => botCheckRoutes(app, botCheck) });
  add(fileRoom(parts));
  const studio = await studioRooms({ ...parts, files, scope, stores: finder?.stores, selling, customers });
  for (const room of studio.rooms) add(room);
  add(trackingRoom(parts));
  const guestCartIdleDays = selling?.service.file.guestCartIdleDays;
  const consent = consentRoom({
    ...{ tenant, customers, cartDays: guestCartIdleDays, secureCookies: visitor.secureCookies },
    forgetVisitors: selling && forgetVisitorsOf({ database, orders: selling.orders }),
    texts: () => words().areaTexts.consent,
  });
  add(consent);

  add({ jobs: [retentionJob(retentionRules({ guestCartIdleDays }), { database, log })] });
  const { previews } = studio;
  return { rooms, customers, previews, ...(finder && { stores: finder.stores }), cookieCategories: consent.categories };
}
