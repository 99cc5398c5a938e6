import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assetRoutes } from './asset/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { keepCatalogueAnswers } from './catalogue/catalogueAnswers.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { contentRoutes } from './content/routes.ts';
import type { OpenCustomers } from './customer/openCustomers.ts';
import { customerRoutes } from './customer/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import type { Selling } from './openSelling.ts';
import { orderRoutes } from './order/routes.ts';
import type { ShopParts } from './page/pageShop.ts';
import type { Pages } from './page/pages.ts';
import { passRoutes } from './pass/routes.ts';
import { savedMethodRoutes } from './payment/saved/routes.ts';
import type { Pictures } from './picture/openPictures.ts';
import { pictureRoutes } from './picture/routes.ts';
import type { BotCheck } from './platform/botCheck/botCheck.ts';
import { botCheckRoutes } from './platform/botCheck/routes.ts';
import type { Database } from './platform/database/database.ts';
import type { HttpParts } from './platform/http/httpApp.ts';
import { createHttpApp } from './platform/http/httpApp.ts';
import { createKeptAnswers } from './platform/http/keptAnswers.ts';
import { mailboxRoutes } from './platform/mail/mailboxRoutes.ts';
import type { OpenMail } from './platform/mail/openMail.ts';
import { paths } from './platform/paths.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import { createTries } from './platform/tries/createTries.ts';
import type { ProductDiscovery } from './search/productDiscovery.ts';
import { searchRoutes } from './search/routes.ts';
import { serviceRoutes } from './service/routes.ts';
import { tenantRoutes } from './tenant/routes.ts';
import type { Tenant } from './tenant/tenant.ts';
import type { Offers } from './voucher/offers.ts';
import { voucherListRoute, voucherRoutes } from './voucher/routes.ts';
import { walletRoutes } from './wallet/routes.ts';

export interface AppParts extends Pick<HttpParts, 'settings' | 'log' | 'metrics'> {
  readonly tenant: Tenant;
  readonly database: Pick<Database, 'isReachable'>;
  readonly snapshots: Snapshots<ShopParts>;
  readonly discovery: ProductDiscovery;
  readonly pictures: Pictures;
  readonly pages: Pages;
  readonly mail: Pick<OpenMail, 'mailbox'>;
  readonly vouchers: Offers['vouchers'];
  readonly botCheck: BotCheck;
  /** Missing where the tenant sells nothing online. */
  readonly selling?: Selling;
  /** Missing where nobody has an account. */
  readonly customers?: OpenCustomers;
  /** What the browser loads; its files are named by their content. */
  readonly assetsDir?: string;
}

const stranger = { member: false };
/** Files that never change, asked for with every page: in memory, the most used of them. */
const mostFileBytes = 48 * 1024 * 1024;

/** The whole HTTP side of the shop, put together; it listens nowhere yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    settings,
    log,
    metrics,
    tenant,
    database,
    snapshots,
    discovery,
    pictures,
    pages,
    mail,
    vouchers,
    botCheck,
    selling,
    customers,
    assetsDir = join(paths.client, 'assets'),
  } = parts;
  const answers = keepCatalogueAnswers({ snapshots, log, metrics });
  const files = createKeptAnswers({
    under: ['/pictures/', '/assets/', '/media/'],
    log,
    metrics,
    bytes: mostFileBytes,
    // No file has a query: invented ones must not fill the room of the others.
    isKept: (cacheControl, url) => cacheControl.includes('immutable') && !url.includes('?'),
  });
  const app = await createHttpApp({
    settings,
    log,
    metrics,
    fastPath: (request, response) =>
      pages.answerFromCache(request, response) ||
      answers.answerFromCache(request, response) ||
      files.answerFromCache(request, response),
    isDatabaseReachable: () => database.isReachable(),
    isSnapshotLoaded: () => snapshots.current().version !== '',
  });
  tenantRoutes(app, tenant);
  contentRoutes(app, { snapshots });
  if (tenant.file.clientRuntimeConfig.featureProductDiscovery) catalogueRoutes(app, { snapshots, answers });
  searchRoutes(app, { snapshots, discovery, tenant });
  voucherListRoute(app, { offers: { vouchers }, now: Date.now });
  if (selling) {
    const { service, carts, checkouts, orders, offers } = selling;
    const known = {
      visitorOf: async (request: FastifyRequest) => (await customers?.sessions.visitorOf(request)) ?? stranger,
      secureCookies: new URL(settings.baseUrl).protocol === 'https:',
    };
    serviceRoutes(app, { service, snapshots });
    cartRoutes(app, { carts, ...known });
    checkoutRoutes(app, { checkouts, ...known });
    orderRoutes(app, { orders, carts, botCheck, tries: createTries(orders.database), ...known });
    voucherRoutes(app, { database: orders.database, offers, now: Date.now, ...known });
  }
  if (selling && customers) {
    const { payments, offers } = selling;
    const { database: theirs, sessions, passwords, tries, now } = customers;
    walletRoutes(app, { database: theirs, sessions, passwords, tries, tenant });
    passRoutes(app, { database: theirs, sessions, offers, tenant });
    savedMethodRoutes(app, { database: theirs, sessions, payments, now });
  }
  if (customers) customerRoutes(app, customers);
  if (selling || customers) botCheckRoutes(app, botCheck);
  mailboxRoutes(app, { mail, preview: tenant.publicConfig.clientRuntimeConfig.cms.preview });
  await app.register(async (scope) => {
    files.keepOf(scope);
    mediaRoutes(scope, tenant.media);
    pictureRoutes(scope, pictures);
    assetRoutes(scope, assetsDir);
  });
  pages.register(app);
  return app;
}
