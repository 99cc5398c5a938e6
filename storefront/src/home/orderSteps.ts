import type { HomeOrder, OrderStatus } from '@trolley/contract';

const steps = ['received', 'packing', 'leaving', 'arriving'] as const;

export interface OrderStep {
  readonly name: (typeof steps)[number];
  readonly state: 'done' | 'current' | 'ahead';
  /** An instant, or the window of the order; undefined where nobody knows. */
  readonly at?: { readonly moment: string; readonly kind: 'at' | 'from' } | 'window';
}

const current: Readonly<Record<OrderStatus, number>> = {
  PLACED: 0,
  PICKING: 1,
  PICKED: 1,
  OUT_FOR_DELIVERY: 2,
  READY_FOR_COLLECTION: 2,
  COMPLETED: 3,
  CANCELLED: 0,
};

type Stepped = Pick<HomeOrder, 'status' | 'placedAt' | 'changedAt' | 'cutOffAt'>;

/** Four states with the times that are known: when it came in, when packing begins at the earliest, and its window. */
export function orderSteps(order: Stepped): readonly OrderStep[] {
  const at = current[order.status];
  return steps.map((name, index) => ({
    name,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
    ...timeOf(name, index - at, order),
  }));
}

/** `distance`: steps from the one it has come to. */
function timeOf(
  name: OrderStep['name'],
  distance: number,
  { placedAt, changedAt, cutOffAt }: Stepped,
): Pick<OrderStep, 'at'> {
  if (name === 'arriving') return { at: 'window' };
  if (name === 'received') return { at: { moment: placedAt, kind: 'at' } };
  if (distance === 0) return { at: { moment: changedAt, kind: 'at' } };
  return name === 'packing' && distance > 0 ? { at: { moment: cutOffAt, kind: 'from' } } : {};
}
