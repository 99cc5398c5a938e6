import type { DistributionType, OrderStatus } from '@trolley/contract';

export interface TimelineStep {
  readonly status: OrderStatus;
  readonly state: 'done' | 'current' | 'ahead';
}

const ways: Readonly<Record<DistributionType, readonly OrderStatus[]>> = {
  DELIVERY: ['PLACED', 'PICKING', 'PICKED', 'OUT_FOR_DELIVERY', 'COMPLETED'],
  CLICK_AND_COLLECT: ['PLACED', 'PICKING', 'PICKED', 'READY_FOR_COLLECTION', 'COMPLETED'],
};

/** The way of an order: what is behind it, where it stands and what comes. A cancelled one goes nowhere any more. */
export function timelineOf(status: OrderStatus, type: DistributionType): readonly TimelineStep[] {
  const way = status === 'CANCELLED' ? (['PLACED', 'CANCELLED'] as const) : ways[type];
  const at = way.findIndex((one) => one === status);
  return way.map((one, index) => ({
    status: one,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}
