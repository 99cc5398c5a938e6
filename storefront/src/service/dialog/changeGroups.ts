import type { CartChange } from '@trolley/contract';

type Kind = CartChange['kind'];

/** The most important kind first. */
const order: readonly Kind[] = [
  'unavailable',
  'slotReleased',
  'paymentDropped',
  'dearer',
  'quantity',
  'discountCode',
  'cheaper',
  'availableAgain',
];

export function changeGroups(
  changes: readonly CartChange[],
): readonly { readonly kind: Kind; readonly changes: readonly CartChange[] }[] {
  return order
    .map((kind) => ({ kind, changes: changes.filter((change) => change.kind === kind) }))
    .filter((group) => group.changes.length > 0);
}
