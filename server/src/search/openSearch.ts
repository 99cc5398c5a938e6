import type { Catalogue, CatalogueParts, CatalogueWatcher } from '../catalogue/catalogue.ts';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import { StartProblem } from '../platform/startProblem.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { builtInDiscovery } from './builtInDiscovery.ts';
import { createEngine } from './engine/engine.ts';
import { lateIndex } from './lateIndex.ts';
import type { ProductDiscovery } from './productDiscovery.ts';
import { algoliaDiscovery } from './provider/algoliaDiscovery.ts';
import { pinsFor } from './taughtWords.ts';
import { explainTerm } from './tester/explainTerm.ts';
import type { ExplainSearch } from './tester/routes.ts';
import { withoutBannedWords } from './withoutBannedWords.ts';

interface SearchParts {
  readonly tenant: Pick<Tenant, 'id' | 'file'>;
  readonly settings: Pick<Settings, 'algoliaApiKey'>;
  readonly log: Log;
  /** Nothing is indexed until `begin` is called; who searches before waits. */
  readonly later?: boolean;
}

export interface Search {
  readonly discovery: ProductDiscovery;
  /** How a term is understood, for the tester. */
  readonly explain: ExplainSearch;
  /** Whether a product is among what the shop's own engine finds for a term. */
  isFoundBy(sku: string, term: string): boolean;
  /** To be told of every catalogue before it is shown. */
  readonly watcher: CatalogueWatcher;
  /** Builds the index where that was put off; settles when it can be searched. */
  begin(): Promise<void>;
  isReady(): boolean;
  /** Where the catalogue that is shown is found; without it nothing is found. */
  use(snapshots: Pick<Snapshots<CatalogueParts>, 'current'>): void;
}

/** Who finds products for this tenant: the engine in this process, or a provider. */
export function openSearch({ tenant, settings, log, later = false }: SearchParts): Search {
  const { variant, provider } = tenant.file.clientRuntimeConfig.productDiscovery;
  const isOutside = variant === 'search-provider';
  const engine = createEngine({ products: !isOutside });
  let snapshots: Pick<Snapshots<CatalogueParts>, 'current'> | undefined;
  const catalogue = (): Catalogue => {
    if (!snapshots) throw new Error('The search is asked before there is a catalogue.');
    return snapshots.current().parts.catalogue;
  };
  const shelf = (zone: string): Shelf => shelfOf(catalogue(), zone);
  const pinsOf = (term: string) => pinsFor(catalogue(), term);
  const found = builtInDiscovery(engine, shelf, pinsOf);
  const timed: CatalogueWatcher = {
    async changed(next) {
      const since = performance.now();
      await engine.changed(next);
      const durationMs = Math.round(performance.now() - since);
      log.debug({ products: next.products.size, durationMs }, 'the search index follows the catalogue');
    },
  };
  const late = lateIndex(timed, { later });
  const own: ProductDiscovery = {
    products: (ask) => late.whenReady(() => found.products(ask)),
    categories: (ask) => late.whenReady(() => found.categories(ask)),
    brands: (ask) => late.whenReady(() => found.brands(ask)),
  };
  const use: Search['use'] = (given) => {
    snapshots = given;
  };
  const opened = (given: ProductDiscovery): Search => {
    const discovery = withoutBannedWords(given, catalogue);
    const explain: ExplainSearch = async (term, zone) =>
      late.whenReady(() => explainTerm({ engine, discovery, catalogue: catalogue(), shelf: shelf(zone) }, term));
    const isFoundBy: Search['isFoundBy'] = (sku, term) => engine.products(term).includes(sku);
    return {
      ...{ discovery, explain, isFoundBy, watcher: late, use },
      begin: () => late.begin(),
      isReady: () => late.isReady(),
    };
  };
  if (!isOutside) return opened(own);

  const apiKey = settings.algoliaApiKey;
  if (!provider)
    throw new StartProblem(
      `The tenant ${tenant.id} has its products found by a search provider, but names none.\n` +
        'Add clientRuntimeConfig.productDiscovery.provider to its tenant.json, or choose the variant "built-in".',
    );
  if (!apiKey)
    throw new StartProblem(
      `The tenant ${tenant.id} has its products found by a search provider, and there is no key for it.\n` +
        'Set ALGOLIA_API_KEY.',
    );
  return opened(algoliaDiscovery({ provider, apiKey, shelfOf: shelf, pinsOf, otherwise: own }));
}
