import { type FoundStore, storeState } from '@trolley/contract';
import type { Clock } from '../service/format/formatSlot.ts';
import { stateWords } from './stateWords.ts';

/** Whether a store is open, in a colour and in words. */
export function OpenState({ store, clock }: { readonly store: FoundStore; readonly clock: Clock }) {
  const { tone, words } = stateWords(storeState(store, clock.now), clock);
  return <p className={`open-state open-state-${tone}`}>{words}</p>;
}
