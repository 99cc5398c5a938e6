import { type DistributionAddress, getEarliestWindow, type TimeSlot } from '@trolley/contract';
import type { Call } from '../../shell/api/call.ts';
import { createStore, type Store } from '../../shell/store.ts';
import { placeKey } from '../chosenService.ts';

/** How long a free slot is believed to be free. */
const freshFor = 60_000;

export interface EarliestSlot extends Pick<Store<TimeSlot | undefined>, 'get' | 'subscribe'> {
  /** Asks for the first free slot of a place, unless that is just known. */
  look(address: DistributionAddress): void;
  /** SERV-07: what was known is no longer true. */
  lookAgain(): void;
}

export function createEarliestSlot(call: Call, now: () => number = Date.now): EarliestSlot {
  const store = createStore<TimeSlot | undefined>(undefined);
  let asked: { readonly address: DistributionAddress; readonly at: number } | undefined;

  const ask = async (address: DistributionAddress) => {
    if (asked && placeKey(asked.address) !== placeKey(address)) store.set(undefined);
    const question = { address, at: now() };
    asked = question;
    const slot = await askForEarliest(call, address);
    // Whoever moved on meanwhile wants another answer.
    if (asked === question) store.set(slot);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    look(address) {
      const known = asked && placeKey(asked.address) === placeKey(address) && now() - asked.at < freshFor;
      if (!known) void ask(address);
    },
    lookAgain() {
      if (asked) void ask(asked.address);
    },
  };
}

/** SERV-05; a failure is no slot, and nobody hears of it. */
export async function askForEarliest(call: Call, address: DistributionAddress): Promise<TimeSlot | undefined> {
  const { distributionType, storeId, streetName, streetNumber, postalCode, country, city, position } = address;
  try {
    const query = {
      distributionType,
      appointableId: storeId,
      street: streetName,
      streetNumber,
      postalCode,
      country,
      city,
      latitude: position?.lat,
      longitude: position?.lng,
    };
    return (await call(getEarliestWindow, { query })).window;
  } catch {
    return undefined;
  }
}
