import type { Product } from '@trolley/contract';
import type { AddResult } from './cartEvents.ts';

export type Verdict = 'go' | AddResult;
/** A check before a product is added: `go`, or why not. */
export type BeforeAdd = (product: Product) => Promise<Verdict>;

/** Runs the checks one after the other until one objects; several quick presses of one product run them once. */
export function createAddCheck(all: ReadonlySet<BeforeAdd>): (product: Product) => Promise<Verdict> {
  const asked = new Map<string, Promise<Verdict>>();
  const askAll = async (product: Product): Promise<Verdict> => {
    for (const ask of all) {
      const verdict = await ask(product);
      if (verdict !== 'go') return verdict;
    }
    return 'go';
  };
  return (product) => {
    const asking = asked.get(product.sku) ?? askAll(product).finally(() => asked.delete(product.sku));
    asked.set(product.sku, asking);
    return asking;
  };
}
