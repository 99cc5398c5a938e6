import type { Log } from '../../platform/log.ts';

const mostTold = 20;

/** Tells of the first rows that had to be left out, and of the others how many they are. */
export function createBrokenRows(log: Pick<Log, 'error'>) {
  let count = 0;
  return {
    report(sku: string, problem: string): void {
      count += 1;
      if (count <= mostTold) log.error({ sku, problem }, 'a product is broken and left out');
    },
    sum(): void {
      if (count > mostTold) log.error({ count: count - mostTold }, 'more products are broken and left out');
    },
  };
}
