import type { DistributionType, OrderStatus } from '@trolley/contract';

export interface TimelineStep {
  readonly status: OrderStatus;
  readonly state: 'done' | 'current' | 'ahead';
}

const statusPaths: Readonly<Record<DistributionType, readonly OrderStatus[]>> = {
  DELIVERY: ['PLACED', 'PICKING', 'PICKED', 'OUT_FOR_DELIVERY', 'COMPLETED'],
  CLICK_AND_COLLECT: ['PLACED', 'PICKING', 'PICKED', 'READY_FOR_COLLECTION', 'COMPLETED'],
};

/** The steps of an order: done, current and ahead. A cancelled one has two. */
export function timelineOf(status: OrderStatus, type: DistributionType): readonly TimelineStep[] {
  const path = status === 'CANCELLED' ? (['PLACED', 'CANCELLED'] as const) : statusPaths[type];
  const at = path.findIndex((one) => one === status);
  return path.map((one, index) => ({
    status: one,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}
