import type { OrderConfig } from '@trolley/contract';
import type { ServiceAnswer } from '../openServiceDialog.ts';
import { asksBefore } from './promptCount.ts';

interface Surroundings {
  hasPlace(): boolean;
  orderConfig(): Promise<Pick<OrderConfig, 'servicePrompt'>>;
  readonly adds: { get(): number; raise(): void };
  ask(): Promise<ServiceAnswer>;
}

/** SERV-02: resolves with a place; whoever closes the question without one aborts what waited for it. */
export async function selection(ask: () => Promise<ServiceAnswer>): Promise<void> {
  if ((await ask()) === 'aborted') throw new Error('aborted service selection prompt');
}

export type PromptOutcome = 'go' | 'abortedserviceselection';

/**
 * SERV-02: what stands before every add. Without a place it is asked for: where that is required nothing is added
 * until there is one, otherwise closing the question adds the product all the same.
 */
export function createPrompt({ hasPlace, orderConfig, adds, ask }: Surroundings): () => Promise<PromptOutcome> {
  return async () => {
    if (hasPlace()) return 'go';
    const config = await orderConfig().catch(() => undefined);
    // Without the shop's word nobody is kept from shopping.
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
