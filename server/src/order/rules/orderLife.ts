import type { DistributionType, OrderStatus } from '@trolley/contract';

/** The life of an order: what may follow what. The database's trigger `order_life` says the same. */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PLACED: ['PICKING', 'CANCELLED'],
  PICKING: ['PICKED', 'CANCELLED'],
  PICKED: ['OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION', 'CANCELLED'],
  OUT_FOR_DELIVERY: ['COMPLETED', 'CANCELLED'],
  READY_FOR_COLLECTION: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
};

/** Where a picked order goes: on its way, or onto the shelf of the store. */
export const readyStatus = (type: DistributionType): OrderStatus =>
  type === 'DELIVERY' ? 'OUT_FOR_DELIVERY' : 'READY_FOR_COLLECTION';

export function mayBecome(from: OrderStatus, to: OrderStatus, type: DistributionType): boolean {
  return moves[from].includes(to) && (from !== 'PICKED' || to === 'CANCELLED' || to === readyStatus(type));
}

/** It was handed over: on its way, or waiting in the store. */
export const hasLeft = (status: OrderStatus): boolean =>
  status === 'OUT_FOR_DELIVERY' || status === 'READY_FOR_COLLECTION' || status === 'COMPLETED';
