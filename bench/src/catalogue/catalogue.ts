import { join } from 'node:path';
import { getCategoryProducts, getProduct } from '@trolley/contract';
import { type Addresses, findAddresses } from '../addresses.ts';
import { bareCopyOf } from '../bare.ts';
import { interleaved, type Load, load } from '../load.ts';
import type { Finding } from '../report.ts';
import { type RunningShop, startShop, withDataDir } from '../shop.ts';
import { importFindings } from './findings.ts';
import { type Generated, generated, writeCatalogueFile } from './generate.ts';
import { importFiles, makeDatabase, type Place } from './importFile.ts';
import { changePrice, type PriceChange } from './priceChange.ts';
import { firstSeen, startFindings } from './starts.ts';
import { measureTyping, prefixesOf, typedWords, typosOf } from './typing.ts';

const usualSizes = [2000, 20_000, 100_000];

interface Measured {
  readonly size: number;
  readonly filled: readonly Finding[];
  readonly snapshotMs: number;
  readonly loads: Readonly<Record<'bareListing' | 'listing' | 'rootListing' | 'bareProduct' | 'product', Load>>;
  readonly uncached: Load;
  readonly memoryMb: number;
  readonly change: PriceChange;
}

/** Generated catalogues of several sizes: imported, served, searched and changed. */
export async function measureCatalogue(tenant: string, sizes: readonly number[] = usualSizes): Promise<Finding[]> {
  const measured: Measured[] = [];
  for (const size of sizes) measured.push(await withDataDir((dataDir) => measureSize(size, { tenant, dataDir })));
  return [...measured.flatMap(findingsOf), ...compared(measured)];
}

/** The same in another checkout of the shop, as far as that has to do nothing but import and answer. */
export async function measureOther(tenant: string, root: string, sizes = usualSizes): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const size of sizes)
    findings.push(...(await withDataDir(async (dataDir) => (await fill(size, { tenant, dataDir, root })).findings)));
  return findings;
}

/** A shop of that size, what its import cost, and what its starts do. */
async function fill(size: number, place: Place): Promise<{ catalogue: Generated; findings: readonly Finding[] }> {
  const catalogue = generated(size, place.tenant);
  const file = join(place.dataDir, 'generated.jsonl');
  await writeCatalogueFile(file, catalogue);
  // The database is made by another run, so that only the import is measured.
  await makeDatabase(place);
  const imported = await importFiles([file], place);
  const importedAgain = await importFiles([file], place);
  const askedOf = async (shop: RunningShop) => ({ ...(await firstSeen(shop)), words: typedWords(catalogue) });
  const largest = size >= 100_000;
  return {
    catalogue,
    findings: [
      ...importFindings(atSize(size), imported, importedAgain, largest ? 60 : undefined),
      ...(await startFindings(place, askedOf, atSize(size), largest ? 8000 : undefined)),
    ],
  };
}

async function measureSize(size: number, place: Place): Promise<Measured> {
  const { catalogue, findings: filled } = await fill(size, place);
  const uncached = await measureUncached(catalogue, place);
  const shop = await startShop({ ...place, env: { LOG_LEVEL: 'debug' } });
  const snapshotMs = await stepMs(shop, 'snapshots').finally(shop.stop);
  return { size, filled, snapshotMs, uncached, ...(await measureRunning(catalogue, place)) };
}

async function measureRunning(catalogue: Generated, place: Place) {
  const shop = await startShop(place);
  try {
    const { url } = shop;
    const some = <T>(from: readonly T[]) => from.filter((_, index) => index % Math.ceil(from.length / 20) === 0);
    const listings = some(catalogue.leaves).map((slug) => getCategoryProducts.path.replace('{slug}', slug));
    const rootListings = some(catalogue.roots).map((slug) => getCategoryProducts.path.replace('{slug}', slug));
    const numbers = Array.from({ length: 20 }, (_, index) => 1 + index * Math.floor(catalogue.products / 21));
    const named = numbers.map((number) => getProduct.path.replace('{sku}', catalogue.skuOf(number)));
    const products = await soldHere(url, named);
    const bareListing = await bareCopyOf(url + listings[0]);
    const bareProduct = await bareCopyOf(url + products[0]);
    const loads = await interleaved(3, {
      bareListing: () => load(bareListing.url),
      listing: () => load(url, {}, listings),
      rootListing: () => load(url, {}, rootListings),
      bareProduct: () => load(bareProduct.url),
      product: () => load(url, {}, products),
    }).finally(() => Promise.all([bareListing.stop(), bareProduct.stop()]));
    const words = typedWords(catalogue);
    // What searches leave behind is part of the memory.
    await measureTyping(shop, [...prefixesOf(words), ...typosOf(words)]);
    const memoryMb = await shop.memoryMb();
    return { loads, memoryMb, change: await measureChange(shop, catalogue, place) };
  } finally {
    await shop.stop();
  }
}

/** Some products are sold in other zones only. */
async function soldHere(url: string, paths: readonly string[]): Promise<readonly string[]> {
  const answers = await Promise.all(paths.map(async (path) => ({ path, isSold: (await fetch(url + path)).ok })));
  return answers.flatMap(({ path, isSold }) => (isSold ? [path] : []));
}

/** The first product that costs everybody the same, today and tomorrow. */
async function findPlain(leaves: readonly string[], productsOf: Addresses['products']) {
  for (const leaf of leaves) {
    const listing = await productsOf(leaf);
    const product = listing.results.find(({ price }) => !price.offer && !price.loyalty);
    if (product) return { leaf, listing, product };
  }
  throw new Error(`none of ${leaves.length} categories shows a product without an offer`);
}

/** A product of one leaf; among the cached pages are its own, its category's and many that do not show it. */
async function measureChange({ url }: RunningShop, catalogue: Generated, { tenant, dataDir }: Place) {
  const addresses = await findAddresses(url);
  const leaves = catalogue.leaves.slice(0, 15);
  const { leaf, listing, product } = await findPlain(leaves, addresses.products);
  const others = leaves.filter((slug) => slug !== leaf);
  const neighbours = listing.results.filter(({ sku }) => sku !== product.sku).slice(0, 15);
  const pages = [
    '/',
    ...[leaf, ...others].map((slug) => addresses.page('products-slug', { slug })),
    ...[product, ...neighbours].map(({ slug }) => addresses.page('product-slug', { slug })),
  ];
  return changePrice({ url, tenant, dataDir }, product, pages);
}

async function measureUncached(catalogue: Generated, place: Place): Promise<Load> {
  const shop = await startShop({ ...place, env: { PAGE_CACHE_MB: '0' } });
  try {
    const addresses = await findAddresses(shop.url);
    const paths = catalogue.leaves.slice(0, 20).map((slug) => addresses.page('products-slug', { slug }));
    const { uncached } = await interleaved(3, { uncached: () => load(shop.url, {}, paths) });
    return uncached;
  } finally {
    await shop.stop();
  }
}

async function stepMs(shop: RunningShop, step: string): Promise<number> {
  const line = (await shop.output()).split('\n').find((text) => text.includes(`"step":"${step}"`)) ?? '{}';
  return (JSON.parse(line) as { ms?: number }).ms ?? Number.NaN;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const rate = ({ requestsPerSecond }: Load) => `${whole.format(requestsPerSecond)}/s`;
const share = (one: Load, bare: Load) => `${Math.round((100 * one.requestsPerSecond) / bare.requestsPerSecond)} %`;
const atSize = (size: number) => (what: string) => `${whole.format(size)}: ${what}`;
const ms = (value: number) => `${value.toFixed(1)} ms`;

function findingsOf(measured: Measured): Finding[] {
  const { size, loads, uncached, change } = measured;
  const at = atSize(size);
  const largest = size >= 100_000;
  return [
    ...measured.filled,
    { what: at('snapshot loaded at start'), value: `${whole.format(measured.snapshotMs)} ms` },
    { what: at('bare node:http, bytes of a category listing'), value: rate(loads.bareListing) },
    {
      what: at('category listing, 20 leaves of about 100'),
      value: rate(loads.listing),
      ratio: share(loads.listing, loads.bareListing),
      note: `p50 ${loads.listing.p50Ms} ms, p99 ${loads.listing.p99Ms} ms at 32 callers`,
    },
    {
      what: at(`category listing, departments of about ${whole.format(size / generated(size, '').roots.length)}`),
      value: rate(loads.rootListing),
      ratio: share(loads.rootListing, loads.bareListing),
      note: `p99 ${loads.rootListing.p99Ms} ms`,
    },
    { what: at('bare node:http, bytes of a product'), value: rate(loads.bareProduct) },
    {
      what: at('product, 20 of them'),
      value: rate(loads.product),
      ratio: share(loads.product, loads.bareProduct),
      note: `p50 ${loads.product.p50Ms} ms, p99 ${loads.product.p99Ms} ms at 32 callers`,
    },
    {
      what: at('category page rendered anew each time'),
      value: rate(uncached),
      note: `p50 ${uncached.p50Ms} ms at 32 callers`,
    },
    {
      what: at('memory after all that'),
      value: `${whole.format(measured.memoryMb)} MB`,
      ...(largest && { aim: '≤ 600 MB', met: measured.memoryMb <= 600 }),
    },
    {
      what: at('price change visible after'),
      value: ms(change.visibleMs),
      aim: '≤ 2 s',
      met: change.visibleMs <= 2000,
    },
    {
      what: at('longest pause of the event loop meanwhile'),
      value: ms(change.longestPauseMs),
      aim: '≤ 50 ms',
      met: change.longestPauseMs <= 50,
    },
    {
      what: at(`pages rendered anew of ${change.cached} cached`),
      value: String(change.renderedAnew),
      aim: `≤ ${change.showing}, which show it`,
      met: change.renderedAnew >= 1 && change.needless.length === 0,
      note: change.needless.length > 0 ? `without need: ${change.needless.join(' ')}` : undefined,
    },
  ];
}

/** How much slower the largest catalogue is than the smallest. */
function compared(measured: readonly Measured[]): Finding[] {
  const [small, large] = [measured.at(0), measured.at(-1)];
  if (!small || !large || small === large) return [];
  return (['listing', 'product'] as const).map((name) => {
    const times = small.loads[name].requestsPerSecond / large.loads[name].requestsPerSecond;
    return {
      what: `${name} at ${whole.format(large.size)} against ${whole.format(small.size)}`,
      value: `${times.toFixed(2)} times`,
      aim: '≤ 1.3 times',
      met: times <= 1.3,
    };
  });
}
