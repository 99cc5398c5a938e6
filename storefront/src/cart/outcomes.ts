import type { AddResult } from './cartEvents.ts';

/** Promises of `add` that wait for their result, by sku. */
export function createOutcomes() {
  const waiting = new Map<string, { readonly result: Promise<AddResult>; settle(result: AddResult): void }>();
  return {
    of(sku: string): Promise<AddResult> {
      const known = waiting.get(sku) ?? promised();
      waiting.set(sku, known);
      return known.result;
    },
    settle(sku: string, result: AddResult): void {
      waiting.get(sku)?.settle(result);
      waiting.delete(sku);
    },
  };
}

function promised() {
  let settle: (result: AddResult) => void = () => undefined;
  const result = new Promise<AddResult>((resolve) => {
    settle = resolve;
  });
  return { result, settle };
}
