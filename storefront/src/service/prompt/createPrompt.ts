import type { OrderConfig, Product } from '@trolley/contract';
import type { ServiceAnswer } from '../openServiceDialog.ts';
import { asksBefore } from './promptCount.ts';
import type { WantedItems } from './wantedItems.ts';

interface PromptOptions {
  hasPlace(): boolean;
  orderConfig(): Promise<Pick<OrderConfig, 'servicePrompt'>>;
  readonly adds: { get(): number; raise(): void };
  readonly wanted: Pick<WantedItems, 'put' | 'drop' | 'release'>;
  ask(): Promise<ServiceAnswer>;
  /** The prompt was left where a place is required: tells what becomes of the product. */
  onLeft(): void;
}

/** SERV-02: resolves once a place is chosen; rejects if the dialog is closed without one. */
export async function selection(ask: () => Promise<ServiceAnswer>): Promise<void> {
  if ((await ask()) === 'aborted') throw new Error('aborted service selection prompt');
}

export type PromptOutcome = 'go' | 'abortedserviceselection';

/**
 * SERV-02: the check before every add. Without a place it opens the dialog. Where a place is required the product waits
 * for one, beyond the dialog and the page; otherwise it is added at once, whatever becomes of the dialog.
 */
export function createPrompt(options: PromptOptions): (product: Product, quantity?: number) => Promise<PromptOutcome> {
  const { hasPlace, orderConfig, adds, wanted, ask, onLeft } = options;
  return async (product, quantity = 1) => {
    if (hasPlace()) return 'go';
    const config = await orderConfig().catch(() => undefined);
    // If the setting cannot be loaded, products can be added without a place.
    if (!config || hasPlace()) return 'go';
    const { servicePrompt } = config;
    if (servicePrompt.required) {
      wanted.put({ product, quantity });
      try {
        await selection(ask);
        wanted.drop(product.sku);
        return 'go';
      } catch {
        wanted.release(product.sku);
        onLeft();
        return 'abortedserviceselection';
      }
    }
    if (asksBefore(servicePrompt, adds.get())) void ask();
    adds.raise();
    return 'go';
  };
}
