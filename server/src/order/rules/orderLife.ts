import type { DistributionType, OrderStatus } from '@trolley/contract';

/** The life of an order: what may follow what. The database's trigger `order_life` says the same. */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PLACED: ['PICKING', 'CANCELLED'],
  PICKING: ['PICKED'],
  PICKED: ['OUT_FOR_DELIVERY', 'READY_FOR_COLLECTION'],
  OUT_FOR_DELIVERY: ['COMPLETED'],
  READY_FOR_COLLECTION: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
};

/** Where a picked order goes: on its way, or onto the shelf of the store. */
export const readyStatus = (type: DistributionType): OrderStatus =>
  type === 'DELIVERY' ? 'OUT_FOR_DELIVERY' : 'READY_FOR_COLLECTION';

export function mayBecome(from: OrderStatus, to: OrderStatus, type: DistributionType): boolean {
  return moves[from].includes(to) && (from !== 'PICKED' || to === readyStatus(type));
}

/** What it costs in the end is known. */
export const isPicked = (status: OrderStatus): boolean =>
  status !== 'PLACED' && status !== 'PICKING' && status !== 'CANCELLED';
