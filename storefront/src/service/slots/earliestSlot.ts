import { type DistributionAddress, getEarliestWindow, type TimeSlot } from '@trolley/contract';
import type { Call } from '../../shell/api/call.ts';
import { createStore, type Store } from '../../shell/store.ts';
import { placeKey } from '../chosenService.ts';

/** How long a response stays valid. */
const maxAge = 60_000;

export interface EarliestSlot extends Pick<Store<TimeSlot | undefined>, 'get' | 'subscribe'> {
  /** Loads the first free slot of a place, unless it was loaded just now. */
  load(address: DistributionAddress): void;
  /** SERV-07: drops the known slot and loads it again. */
  reload(): void;
}

export function createEarliestSlot(call: Call, now: () => number = Date.now): EarliestSlot {
  const store = createStore<TimeSlot | undefined>(undefined);
  let asked: { readonly address: DistributionAddress; readonly at: number } | undefined;

  const ask = async (address: DistributionAddress) => {
    if (asked && placeKey(asked.address) !== placeKey(address)) store.set(undefined);
    const question = { address, at: now() };
    asked = question;
    const slot = await fetchEarliestSlot(call, address);
    // The place has changed meanwhile: drop the response.
    if (asked === question) store.set(slot);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    load(address) {
      const known = asked && placeKey(asked.address) === placeKey(address) && now() - asked.at < maxAge;
      if (!known) void ask(address);
    },
    reload() {
      if (asked) void ask(asked.address);
    },
  };
}

/** SERV-05; a failure counts as no slot and shows no error. */
export async function fetchEarliestSlot(call: Call, address: DistributionAddress): Promise<TimeSlot | undefined> {
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
