import { bareCopyOf } from './bare.ts';
import { interleaved, load } from './load.ts';
import type { Finding } from './report.ts';
import { startShop, withDataDir } from './shop.ts';

/** The home page from the cache, revalidated and rendered anew, against a bare node:http server with the same bytes. */
export async function measurePages(tenant: string): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const shop = await startShop({ tenant, dataDir });
    const memoryIdle = await shop.memoryMb();
    const etag = (await fetch(shop.url, { headers: { 'accept-encoding': 'br' } })).headers.get('etag') ?? '';
    const bare = await bareCopyOf(shop.url);
    const cached = await interleaved(5, {
      bare: () => load(bare.url),
      cached: () => load(shop.url),
      revalidated: () => load(shop.url, { 'if-none-match': etag }),
    }).finally(bare.stop);
    const memoryLoaded = await shop.memoryMb();
    await shop.stop();

    const uncachedShop = await startShop({ tenant, dataDir, env: { PAGE_CACHE_MB: '0' } });
    const uncached = await interleaved(3, { uncached: () => load(uncachedShop.url) }).finally(uncachedShop.stop);

    const rate = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
    const share = (value: number) => `${Math.round((100 * value) / cached.bare.requestsPerSecond)} %`;
    return [
      {
        what: 'bare node:http, same bytes',
        value: rate(cached.bare.requestsPerSecond),
        note: `p99 ${cached.bare.p99Ms} ms`,
      },
      {
        what: 'home page from the cache',
        value: rate(cached.cached.requestsPerSecond),
        note: `p99 ${cached.cached.p99Ms} ms`,
        ratio: share(cached.cached.requestsPerSecond),
        aim: '≥ 60 % of bare',
        met: cached.cached.requestsPerSecond >= 0.6 * cached.bare.requestsPerSecond,
      },
      {
        what: 'home page revalidated (304)',
        value: rate(cached.revalidated.requestsPerSecond),
        ratio: share(cached.revalidated.requestsPerSecond),
      },
      {
        what: 'home page rendered anew each time',
        value: rate(uncached.uncached.requestsPerSecond),
        note: `p50 ${uncached.uncached.p50Ms} ms at 32 callers`,
        ratio: share(uncached.uncached.requestsPerSecond),
      },
      { what: 'memory after start', value: `${Math.round(memoryIdle)} MB` },
      { what: 'memory after the load', value: `${Math.round(memoryLoaded)} MB` },
    ];
  });
}
