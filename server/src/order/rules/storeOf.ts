import type { DistributionAddress } from '@trolley/contract';

type Place = Pick<DistributionAddress, 'distributionType' | 'storeId' | 'pickingUnitIds'>;

/** The store that packs an order: where it is collected, or the first that delivers to its address. */
export function storeOf({ distributionType, storeId, pickingUnitIds }: Place): string | undefined {
  return distributionType === 'CLICK_AND_COLLECT' ? storeId : pickingUnitIds?.[0];
}
