import type { SellingMetrics } from '../platform/metrics/sellingMetrics.ts';
import type { ProductDiscovery } from './productDiscovery.ts';

/** The same discovery; whether a term found anything is counted, once for a search and not for its further pages. */
export function countedDiscovery(
  discovery: ProductDiscovery,
  metrics: Pick<SellingMetrics, 'searched'>,
  from: 'page' | 'suggestions',
): ProductDiscovery {
  return {
    async products(ask) {
      const found = await discovery.products(ask);
      if (ask.page === 1) metrics.searched({ from, found: found.total > 0 });
      return found;
    },
    categories: (ask) => discovery.categories(ask),
    brands: (ask) => discovery.brands(ask),
  };
}
