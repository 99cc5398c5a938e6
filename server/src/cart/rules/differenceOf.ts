import type { Cart, CartChange } from '@trolley/contract';
import type { PlannedPayment } from './document.ts';

/** What is different for the shopper after the place or the person changed. */
export function differenceOf(before: Cart, after: Cart): CartChange[] {
  return [
    ...lineChanges(before, after),
    ...codeChanges(before, after),
    ...slotChanges(before, after),
    ...paymentChanges(before, after),
  ];
}

function lineChanges(before: Cart, after: Cart): CartChange[] {
  const lines = new Map(before.productLineItems.map((line) => [line.lineItemId, line]));
  const missing = new Set(before.unavailableLineItems.map(({ lineItemId }) => lineItemId));
  const changes: CartChange[] = [];
  for (const { lineItemId } of after.unavailableLineItems) {
    const line = lines.get(lineItemId);
    if (line) changes.push({ kind: 'unavailable', lineItemId, name: line.product.name });
  }
  for (const { lineItemId, product, perPiecePrice, quantity } of after.productLineItems) {
    const { name } = product;
    if (missing.has(lineItemId)) changes.push({ kind: 'availableAgain', lineItemId, name });
    const line = lines.get(lineItemId);
    if (!line) continue;
    if (line.perPiecePrice !== perPiecePrice) {
      const kind = perPiecePrice > line.perPiecePrice ? 'dearer' : 'cheaper';
      changes.push({ kind, lineItemId, name, before: line.perPiecePrice, after: perPiecePrice });
    }
    if (line.quantity !== quantity)
      changes.push({ kind: 'quantity', lineItemId, name, before: line.quantity, after: quantity });
  }
  return changes;
}

/** A code that began or ceased to be good for something; that it takes off more or less is not reported. */
function codeChanges(before: Cart, after: Cart): CartChange[] {
  const codes = new Map(after.discountCodes.map((one) => [one.code, one]));
  return before.discountCodes.flatMap(({ code, name, discount, errorCode }) => {
    const now = codes.get(code);
    if (now && now.errorCode === errorCode) return [];
    return [{ kind: 'discountCode' as const, name, before: discount, after: now?.discount ?? 0 }];
  });
}

interface Planned {
  readonly payments: readonly Pick<PlannedPayment, 'methodKey'>[];
}

/** PAY-01: a payment method that is not taken here. */
export function paymentChanges(before: Planned, after: Planned): CartChange[] {
  const left = new Set(after.payments.map(({ methodKey }) => methodKey));
  return before.payments.every(({ methodKey }) => left.has(methodKey)) ? [] : [{ kind: 'paymentDropped' }];
}

function slotChanges(before: Cart, after: Cart): CartChange[] {
  return before.distributionWindow && !after.distributionWindow ? [{ kind: 'slotReleased' }] : [];
}
