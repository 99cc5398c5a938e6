import type { OrderConfig } from '@trolley/contract';
import type { ServiceAnswer } from '../openServiceDialog.ts';
import { asksBefore } from './promptCount.ts';

interface PromptOptions {
  hasPlace(): boolean;
  orderConfig(): Promise<Pick<OrderConfig, 'servicePrompt'>>;
  readonly adds: { get(): number; raise(): void };
  ask(): Promise<ServiceAnswer>;
}

/** SERV-02: resolves once a place is chosen; rejects if the dialog is closed without one. */
export async function selection(ask: () => Promise<ServiceAnswer>): Promise<void> {
  if ((await ask()) === 'aborted') throw new Error('aborted service selection prompt');
}

export type PromptOutcome = 'go' | 'abortedserviceselection';

/**
 * SERV-02: the check before every add. Without a place it opens the dialog: where a place is required nothing is added
 * until there is one, otherwise closing the dialog adds the product nevertheless.
 */
export function createPrompt({ hasPlace, orderConfig, adds, ask }: PromptOptions): () => Promise<PromptOutcome> {
  return async () => {
    if (hasPlace()) return 'go';
    const config = await orderConfig().catch(() => undefined);
    // If the setting cannot be loaded, products can be added without a place.
    if (!config || hasPlace()) return 'go';
    const { servicePrompt } = config;
    if (asksBefore(servicePrompt, adds.get())) {
      try {
        await selection(ask);
        return 'go';
      } catch {
        if (servicePrompt.required) return 'abortedserviceselection';
      }
    }
    adds.raise();
    return 'go';
  };
}
