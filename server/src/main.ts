import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@trolley/contract';
import { createApp } from './app.ts';
import { cataloguePart } from './catalogue/cataloguePart.ts';
import { feedDemo } from './catalogue/demo/feedDemo.ts';
import { openShelves } from './catalogue/shelf/openShelves.ts';
import { contentPart } from './content/contentPart.ts';
import { seedContent } from './content/seedContent.ts';
import { openCustomers } from './customer/openCustomers.ts';
import { keptBySelling } from './keptBySelling.ts';
import { openMoney } from './openMoney.ts';
import { openSelling } from './openSelling.ts';
import { createPages } from './page/pages.ts';
import { viewerBySession } from './page/viewer.ts';
import { openPictures } from './picture/openPictures.ts';
import { openBotCheck } from './platform/botCheck/openBotCheck.ts';
import { claimDatabase } from './platform/database/claimDatabase.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { provideDatabase } from './platform/database/provideDatabase.ts';
import { startJobs } from './platform/jobs/startJobs.ts';
import { greeting } from './platform/lifecycle/greeting.ts';
import { keepTickShape } from './platform/lifecycle/keepTickShape.ts';
import { listen } from './platform/lifecycle/listen.ts';
import { type Run, runProcess } from './platform/lifecycle/runProcess.ts';
import { StartProblem } from './platform/lifecycle/startProblem.ts';
import { createSteps, together } from './platform/lifecycle/steps.ts';
import { createLog } from './platform/log.ts';
import { openMail } from './platform/mail/openMail.ts';
import { createMetrics } from './platform/metrics.ts';
import { paths } from './platform/paths.ts';
import { checkProductionAddress } from './platform/productionAddress.ts';
import { retentionJob } from './platform/retention/retentionJob.ts';
import { readSettings } from './platform/settings.ts';
import { openSnapshots } from './platform/snapshot/snapshotStore.ts';
import { retentionRules } from './retentionRules.ts';
import { openSearch } from './search/openSearch.ts';
import { loadTenant } from './tenant/loadTenant.ts';
import { warnOfPlaceholders } from './tenant/warnOfPlaceholders.ts';
import { openVoucherList } from './voucher/openVoucherList.ts';

export interface MainOptions {
  /** May take its time: the database starts meanwhile. */
  readonly loadRenderer?: () => Promise<Renderer>;
  /** Adds to the HTTP server what only development needs; returns how to take it away. */
  readonly attach?: (server: Server) => () => Promise<void>;
}

/** Starts the shop; ends the process when it is told to, or when it cannot start. */
export function main(options: MainOptions = {}): Promise<void> {
  keepTickShape();
  return runProcess((run) => openShop(options, run));
}

async function openShop(options: MainOptions, { closing, isStopping, announcer }: Run): Promise<void> {
  const { loadRenderer = loadBuiltRenderer, attach } = options;
  if (existsSync(paths.envFile)) process.loadEnvFile(paths.envFile);
  const settings = readSettings(process.env);
  checkProductionAddress(settings);
  process.env.NODE_ENV = settings.nodeEnv;
  const log = createLog({ level: settings.logLevel });
  announcer.useLog(log);
  const step = createSteps(log, isStopping);
  const startDatabase = provideDatabase(settings, closing, log, { withinMs: Number.POSITIVE_INFINITY, isStopping });

  async function prepareData() {
    const [provided, tenant] = await together([
      step('database', startDatabase),
      step('tenant', () => loadTenant({ ...settings, id: settings.tenant })),
    ]);
    await step('placeholders', () => warnOfPlaceholders(tenant, log));
    const connection = await step('connection', () => provided.connectionFor(tenant.id));
    const database = openDatabase({ connection, poolSize: settings.databasePoolSize }, log);
    closing.add('the connections to the database', () => database.close());
    await step('migrations', async () => {
      await claimDatabase(database, tenant.id, log);
      await migrate(database, log);
    });
    await step('content', () => seedContent(database, tenant, log));
    const demo = await step('catalogue', () => feedDemo({ database, tenant, log }));
    return { database, tenant, demo, description: provided.description };
  }

  const [{ database, tenant, demo, description }, renderer] = await together([
    prepareData(),
    step('renderer', loadRenderer),
  ]);
  const metrics = createMetrics();
  const search = openSearch({ tenant, settings, log });
  const { discovery } = search;
  const parts = {
    content: contentPart({ tenant, screens: renderer.screens, log }),
    catalogue: cataloguePart({ tenant, watchers: [search.watcher], log }),
  };
  const freeze = settings.nodeEnv !== 'production';
  const snapshots = await step('snapshots', () => openSnapshots(database, parts, { log, freeze }));
  closing.add('the snapshots', () => snapshots.close());
  search.use(snapshots);
  await step('shelves', async () => openShelves(snapshots.current().parts.catalogue));
  const pictures = openPictures({ database, dir: join(settings.dataDir, 'pictures'), log });
  closing.add('the pictures', () => pictures.close());
  const { featureCartCheckout, featureCustomer } = tenant.file.clientRuntimeConfig;
  const catalogue = () => snapshots.current().parts.catalogue;
  const selling = await step('selling', async () =>
    featureCartCheckout ? openSelling({ tenant, database, snapshots, settings, log }) : undefined,
  );
  const vouchers = selling?.offers.vouchers ?? (await openVoucherList(tenant));
  const botCheck = openBotCheck({ settings, database, log });
  async function openAccounts() {
    if (!featureCustomer) return undefined;
    const { service, orders } = selling ?? {};
    const purchasedBy = orders?.purchasedBy;
    const carts = selling && keptBySelling(selling);
    const parts = { tenant, database, settings, botCheck, service, carts, purchasedBy, catalogue };
    const customers = await openCustomers(parts);
    closing.add('the customers', () => customers.close());
    const money = selling && (await openMoney({ selling, customers, tenant, log }));
    return { customers, jobs: money?.jobs ?? [] };
  }
  const mail = openMail({ settings, database, log });
  const accounts = await step('customers', openAccounts);
  const customers = accounts?.customers;
  const viewerOf = customers && viewerBySession(customers.sessions);
  const pages = createPages({ tenant, snapshots, discovery, renderer, settings, log, metrics, viewerOf });
  const app = await step('app', () =>
    createApp({
      settings,
      log,
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
      metrics,
    }),
  );
  const guestCartIdleDays = selling?.service.file.guestCartIdleDays;
  const retention = retentionJob(retentionRules({ guestCartIdleDays }), { database, log });
  const jobs = [...demo, ...mail.jobs, ...(selling?.jobs ?? []), ...(accounts?.jobs ?? []), retention];
  const running = await step('jobs', () => startJobs(jobs, { database, log, metrics }));
  closing.add('the jobs', () => running.close());
  const detach = attach?.(app.server);
  closing.add('the requests', await step('listen', () => listen(app, settings)));
  if (detach) closing.add('the development server', detach);

  const open = {
    address: settings.baseUrl,
    tenant: `${tenant.file.name} (${tenant.id}, ${tenant.file.locale})`,
    database: description,
    build: renderer.buildId,
    environment: settings.nodeEnv,
    seconds: process.uptime(),
  };
  announcer.opened(greeting(open), { ...open, node: process.version });
}

async function loadBuiltRenderer(): Promise<Renderer> {
  if (!existsSync(paths.renderer))
    throw new StartProblem('The storefront is not built yet.\nRun `npm run build`, or `npm start`, which builds it.');
  const built = (await import(/* @vite-ignore */ pathToFileURL(paths.renderer).href)) as { renderer: Renderer };
  return built.renderer;
}
