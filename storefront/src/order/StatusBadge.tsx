import type { DistributionType, OrderStatus } from '@trolley/contract';
import { Badge, type BadgeProps } from '@trolley/ui/Badge.tsx';
import { useText } from '../shell/shop.tsx';

const tones: Readonly<Partial<Record<OrderStatus, BadgeProps['tone']>>> = {
  PLACED: 'brand',
  PICKING: 'brand',
  PICKED: 'brand',
  OUT_FOR_DELIVERY: 'accent',
  READY_FOR_COLLECTION: 'accent',
};

/** The status of an order as a badge. */
export function StatusBadge({ status, type }: { readonly status: OrderStatus; readonly type: DistributionType }) {
  const text = useText();
  return <Badge tone={tones[status] ?? 'plain'}>{text(`order.status.${status}`, { type })}</Badge>;
}
