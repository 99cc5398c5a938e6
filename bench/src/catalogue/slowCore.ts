import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getProduct, type ProductDetail } from '@trolley/contract';
import type { Finding } from '../report.ts';
import { startShop, withDataDir } from '../shop.ts';
import { generated, writeCatalogueFile } from './generate.ts';
import { importFiles } from './importFile.ts';

const share = 0.2;
const periodMs = 100;
const longestWaitMs = 30 * 60_000;

/** A large catalogue in a process that gets a fifth of one core: whether it starts, and shows what is imported. */
export async function measureSlowCore(tenant: string, [size = 100_000]: readonly number[] = []): Promise<Finding[]> {
  return withDataDir(async (dataDir) => {
    const catalogue = generated(size, tenant);
    const file = join(dataDir, 'generated.jsonl');
    await writeCatalogueFile(file, catalogue);
    await importFiles([file], { tenant, dataDir });
    // A first start may have to build the shop.
    await (await startShop({ tenant, dataDir })).stop();

    const shop = await startShop({ tenant, dataDir, longestStartMs: longestWaitMs, onSpawn: holdAtShare });
    try {
      const dearer = { ...catalogue, priceOf: (number: number) => catalogue.priceOf(number) + 1 };
      await writeCatalogueFile(file, dearer);
      await importFiles([file], { tenant, dataDir });
      const address = shop.url + getProduct.path.replace('{sku}', catalogue.skuOf(1));
      const visibleMs = await untilShown(address, dearer.priceOf(1));
      return [
        {
          what: `${size} products on a fifth of a core: start`,
          value: seconds(shop.startedInMs),
          met: true,
          aim: 'starts',
        },
        {
          what: `${size} products on a fifth of a core: import of all prices visible after`,
          value: seconds(visibleMs),
          met: visibleMs < longestWaitMs,
          aim: 'is shown',
        },
      ];
    } finally {
      await shop.stop();
    }
  });
}

/** Stops the process for four fifths of every period; ends with the process. */
function holdAtShare(pid: number): void {
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): boolean => {
    try {
      return process.kill(pid, name);
    } catch {
      return false;
    }
  };
  void (async () => {
    while (signal('SIGCONT')) {
      await setTimeout(periodMs * share);
      signal('SIGSTOP');
      await setTimeout(periodMs * (1 - share));
    }
  })();
}

async function untilShown(address: string, price: number): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < longestWaitMs) {
    const shown = (await (await fetch(address)).json()) as ProductDetail;
    if (shown.price.regular.value === price) return performance.now() - begun;
    await setTimeout(500);
  }
  return Number.POSITIVE_INFINITY;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
