import type { OrderStatus } from '@trolley/contract';
import { State } from '../shell/parts/State.tsx';
import { useTexts } from './texts.ts';

const looks = {
  PLACED: { tone: 'info', dot: 'ring' },
  PICKING: { tone: 'info', dot: 'half' },
  PICKED: { tone: 'info', dot: 'full' },
  OUT_FOR_DELIVERY: { tone: 'warn', dot: 'half' },
  READY_FOR_COLLECTION: { tone: 'warn', dot: 'half' },
  COMPLETED: { tone: 'ok', dot: 'full' },
  CANCELLED: { tone: 'plain', dot: 'none' },
} as const satisfies Record<OrderStatus, object>;

export function OrderState({ status }: { readonly status: OrderStatus }) {
  return <State {...looks[status]}>{useTexts().statuses[status]}</State>;
}
