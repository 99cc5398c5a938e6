import type { LoyaltyMovement } from '@trolley/contract';
import type { Text } from '../../shell/text.ts';

/** Every movement names its cause: what happened, and of which order. */
export function movementTitle(text: Text, { kind, orderNumber, value }: LoyaltyMovement): string {
  if (kind === 'earn' && orderNumber !== undefined) return text('loyalty.move.order', { order: orderNumber });
  if (kind === 'transfer') return text(value < 0 ? 'loyalty.move.transfer.out' : 'loyalty.move.transfer.in');
  return text(`loyalty.move.${kind}`);
}

/** What is worth knowing beside that. */
export function movementNote(text: Text, { kind, orderNumber, promotionIds, missing }: LoyaltyMovement): string {
  const parts = [
    kind !== 'earn' && orderNumber !== undefined ? text('loyalty.move.order', { order: orderNumber }) : '',
    promotionIds.length > 0 ? text('loyalty.move.promotion') : '',
    missing !== undefined && missing > 0 ? text('loyalty.move.missing', { count: missing }) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
