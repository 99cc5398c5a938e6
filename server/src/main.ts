import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '@trolley/contract';
import { createApp } from './app.ts';
import { openKeptAssets } from './asset/keptAssets.ts';
import { cataloguePart } from './catalogue/cataloguePart.ts';
import { feedDemo } from './catalogue/feedDemo.ts';
import { openShelves } from './catalogue/shelf/openShelves.ts';
import { shelfOf } from './catalogue/shelf/shelfOf.ts';
import { formIds } from './contactForm/formIds.ts';
import { contentPart } from './content/contentPart.ts';
import { seedContent } from './content/seedContent.ts';
import { findRoomProblems } from './findRoomProblems.ts';
import { findMediaPicture } from './mediaLibrary/findMediaPicture.ts';
import { openShop } from './openShop.ts';
import { openFirstPages } from './page/openFirstPages.ts';
import { createPages } from './page/pages.ts';
import { viewerBySession } from './page/viewer.ts';
import { watchDeadContent } from './page/watchDeadContent.ts';
import { openArtists } from './picture/artist/openArtists.ts';
import { startWorker } from './picture/artist/startWorker.ts';
import { openPictures } from './picture/openPictures.ts';
import { claimDatabase } from './platform/database/claimDatabase.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { warnOfMissingLimits } from './platform/database/missingLimits.ts';
import { provideDatabase } from './platform/database/provideDatabase.ts';
import type { Room } from './platform/http/room.ts';
import { startJobs } from './platform/jobs/startJobs.ts';
import { greeting } from './platform/lifecycle/greeting.ts';
import { listen } from './platform/lifecycle/listen.ts';
import { type Run, runProcess } from './platform/lifecycle/runProcess.ts';
import { createSteps, together } from './platform/lifecycle/steps.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { paths } from './platform/paths.ts';
import { checkProductionAddress } from './platform/productionAddress.ts';
import { readSettings } from './platform/settings.ts';
import { createSnapshotScope } from './platform/snapshot/snapshotScope.ts';
import { openSnapshots } from './platform/snapshot/snapshotStore.ts';
import { StartProblem } from './platform/startProblem.ts';
import { filePlaceOf, openFileStorage } from './platform/storage/openFileStorage.ts';
import { startTracing } from './platform/tracing/startTracing.ts';
import { countedDiscovery } from './search/countedDiscovery.ts';
import { openSearch } from './search/openSearch.ts';
import type { StudioFiles } from './studio/studioFiles.ts';
import { loadTenant } from './tenant/loadTenant.ts';
import { TenantProblem } from './tenant/tenantProblem.ts';
import { warnOfPlaceholders } from './tenant/warnOfPlaceholders.ts';
import { wordsPart } from './words/wordsPart.ts';

export interface MainOptions {
  /** May take its time: the database starts meanwhile. */
  readonly loadRenderer?: () => Promise<Renderer>;
  /** The studio from its sources, while developing. */
  readonly studio?: StudioFiles;
  /** Adds to the HTTP server what only development needs; returns how to take it away. */
  readonly attach?: (server: Server) => () => Promise<void>;
}

const assetDirs = [join(paths.client, 'assets'), join(paths.studio, 'assets')];

/** Starts the shop; ends the process when it is told to, or when it cannot start. */
export function main(options: MainOptions = {}): Promise<void> {
  return runProcess((run) => startShop(options, run));
}

async function startShop(options: MainOptions, { closing, isStopping, announcer }: Run): Promise<void> {
  const { loadRenderer = loadBuiltRenderer, attach, studio } = options;
  if (existsSync(paths.envFile)) process.loadEnvFile(paths.envFile);
  const settings = readSettings(process.env);
  checkProductionAddress(settings);
  process.env.NODE_ENV = settings.nodeEnv;
  closing.add('the traces', await startTracing(settings.tracing));
  const log = createLog({ level: settings.logLevel });
  announcer.useLog(log);
  const metrics = createMetrics();
  const step = createSteps(log, isStopping);
  const startDatabase = await provideDatabase(settings, closing, log, {
    withinMs: Number.POSITIVE_INFINITY,
    isStopping,
  });

  // A mistake in the tenant's files is told before anything is built.
  const tenantRead = step('tenant', async () => {
    const read = await loadTenant({ ...settings, id: settings.tenant });
    const problems = await findRoomProblems(read);
    if (problems.length > 0) throw new TenantProblem(problems);
    await warnOfPlaceholders(read, log);
    return read;
  });

  async function prepareData() {
    const [provided, tenant] = await together([step('database', startDatabase), tenantRead]);
    const connection = await step('connection', () => provided.connectionFor(tenant.id));
    const { databasePoolSize: poolSize, databasePooler: pooler } = settings;
    const database = openDatabase({ connection, poolSize, pooler }, log, metrics);
    closing.add('the connections to the database', () => database.close());
    if (pooler) await warnOfMissingLimits(database, log);
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
    tenantRead.then(() => step('renderer', loadRenderer)),
  ]);
  const place = filePlaceOf(settings);
  const keptAssets = attach
    ? undefined
    : openKeptAssets({ dirs: assetDirs, storage: openFileStorage(place, 'assets'), log });
  const assetsAdded = keptAssets?.add();
  const search = openSearch({ tenant, settings, log, later: true });
  const { discovery, explain: explainSearch, isFoundBy } = search;
  const parts = {
    content: contentPart({ tenant, screens: renderer.screens, log }),
    catalogue: cataloguePart({ tenant, watchers: [search.watcher], log }),
    words: wordsPart({ tenant, log }),
  };
  const freeze = settings.nodeEnv !== 'production';
  const snapshots = await step('snapshots', () => openSnapshots(database, parts, { log, freeze, metrics }));
  closing.add('the snapshots', () => snapshots.close());
  // What only shows may be asked for another moment than now.
  const scope = createSnapshotScope(snapshots);
  search.use(scope.snapshots);
  await step('shelves', async () => openShelves(snapshots.current().parts.catalogue));
  const artists = openArtists({ log, start: () => startWorker(place) });
  const ofPictures = { database, dir: join(settings.dataDir, 'pictures'), place, artists, log };
  const pictures = openPictures(ofPictures);
  const libraryPictures = openPictures({
    ...{ ...ofPictures, dir: join(settings.dataDir, 'media-sizes'), area: 'media' },
    findRow: (hash) => findMediaPicture(database, hash),
  });
  void openFileStorage(place, 'photos')
    .probe()
    .catch((error: unknown) => log.error({ problem: String(error) }, 'photos cannot be shown'));
  closing.add('the pictures', () => pictures.close());
  const shop = await step('rooms', () =>
    openShop({
      ...{ settings, tenant, database, snapshots, scope, discovery, explainSearch, isFoundBy },
      ...{ pictures, libraryPictures, log, metrics, studio, keptAssets },
      screens: renderer.screens,
    }),
  );
  const forms = await formIds(tenant.dir);
  closing.add('the watch on content', watchDeadContent({ snapshots, routes: tenant.routes, forms, log }));
  const viewerOf = shop.customers && viewerBySession(shop.customers.sessions);
  const pages = createPages({
    ...{ tenant, snapshots, renderer, settings, log, metrics, viewerOf },
    discovery: countedDiscovery(discovery, metrics, 'page'),
    cookieCategories: shop.cookieCategories,
    stores: shop.stores,
    preview: { previews: shop.previews, scope },
  });
  const rooms = [...shop.rooms, pages];
  closing.add('the rooms', () => closeAll(rooms));
  const app = await step('app', () =>
    createApp({ settings, log, metrics, database, snapshots, isPrepared: search.isReady }, rooms),
  );
  const jobs = [...demo, ...rooms.flatMap((room) => room.jobs ?? [])];
  const running = await step('jobs', () => startJobs(jobs, { database, log, metrics }));
  closing.add('the jobs', () => running.close());
  const detach = attach?.(app.server);
  // A page that it sends may ask another process for its files.
  await step('assets', async () => assetsAdded);
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
  const { categories } = shelfOf(snapshots.current().parts.catalogue, '').tree();
  void openFirstPages({
    ask: (path) => app.inject(path),
    routes: tenant.routes,
    departments: categories.map(({ slug }) => slug),
    log,
  })
    .then(() => search.begin())
    .catch((err: unknown) => log.error({ err }, 'the search could not be built'));
}

/** The last one first: it may need those opened before it. */
async function closeAll(rooms: readonly Room[]): Promise<void> {
  for (const room of rooms.toReversed()) await room.close?.();
}

async function loadBuiltRenderer(): Promise<Renderer> {
  if (!existsSync(paths.renderer))
    throw new StartProblem('The storefront is not built yet.\nRun `npm run build`, or `npm start`, which builds it.');
  const built = (await import(/* @vite-ignore */ pathToFileURL(paths.renderer).href)) as { renderer: Renderer };
  return built.renderer;
}
