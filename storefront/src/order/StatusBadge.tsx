import type { DistributionType, OrderStatus } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';
import { Badge, type BadgeProps } from '../ui/Badge.tsx';

const tones: Readonly<Partial<Record<OrderStatus, BadgeProps['tone']>>> = {
  PLACED: 'brand',
  PICKING: 'brand',
  PICKED: 'brand',
  OUT_FOR_DELIVERY: 'accent',
  READY_FOR_COLLECTION: 'accent',
};

/** Where an order stands, in a word. What is over stands back. */
export function StatusBadge({ status, type }: { readonly status: OrderStatus; readonly type: DistributionType }) {
  const text = useText();
  return <Badge tone={tones[status] ?? 'plain'}>{text(`order.status.${status}`, { type })}</Badge>;
}
