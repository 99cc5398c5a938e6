import type { Backlog } from '../platform/backlog/readBacklogs.ts';
import { countAttention } from './attention.ts';
import { oldestDueTask } from './settle/queries.ts';

export const paymentBacklogs: readonly Backlog[] = [
  { series: 'outbox_lag_seconds', of: 'payment_task', ask: oldestDueTask },
  { series: 'attention_cases', of: 'payment', ask: (on) => countAttention(on) },
];
