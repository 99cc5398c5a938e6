import { median } from './load.ts';
import type { Finding } from './report.ts';
import { startShop, withDataDir } from './shop.ts';

/** From the command to the first page: on an empty data folder, and later. The build is there already. */
export async function measureStartup(tenant: string): Promise<Finding[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let round = 0; round < 3; round++) {
    await withDataDir(async (dataDir) => {
      for (const times of [first, later]) {
        const shop = await startShop({ tenant, dataDir });
        times.push(shop.startedInMs);
        await shop.stop();
      }
    });
  }
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return [
    { what: 'first start on an empty data folder (built)', value: seconds(median(first)) },
    { what: 'later start', value: seconds(median(later)), aim: '≤ 2.5 s', met: median(later) <= 2500 },
  ];
}
