import type { Product } from '@trolley/contract';
import type { AddResult } from './cartEvents.ts';

export type Verdict = 'go' | AddResult;
/** A check before a product is added: `go`, or why not. */
export type BeforeAdd = (product: Product, quantity?: number) => Promise<Verdict>;

/** Runs the checks one after the other until one objects; several quick presses of one product run them once. */
export function createAddCheck(all: ReadonlySet<BeforeAdd>): BeforeAdd {
  const asked = new Map<string, Promise<Verdict>>();
  const askAll: BeforeAdd = async (product, quantity) => {
    for (const ask of all) {
      const verdict = await ask(product, quantity);
      if (verdict !== 'go') return verdict;
    }
    return 'go';
  };
  return (product, quantity) => {
    const asking = asked.get(product.sku) ?? askAll(product, quantity).finally(() => asked.delete(product.sku));
    asked.set(product.sku, asking);
    return asking;
  };
}
