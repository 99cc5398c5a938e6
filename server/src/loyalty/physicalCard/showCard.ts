import type { PhysicalCard } from '@trolley/contract';
import type { PhysicalCardRow } from './queries.ts';

/** LOY-08: the state is its `status`; where it went is not told again. */
export function showCard(row: PhysicalCardRow | undefined): PhysicalCard {
  if (!row) return { status: 'none' };
  const { status, cardNumber, nameOnCard, orderedAt, sentAt, activeAt, lostAt } = row;
  return {
    status,
    cardNumber,
    name: nameOnCard,
    orderedAt: orderedAt.toISOString(),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...(activeAt && { activeAt: activeAt.toISOString() }),
    ...(lostAt && { lostAt: lostAt.toISOString() }),
  };
}
