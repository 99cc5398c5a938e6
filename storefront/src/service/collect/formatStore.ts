import { type CollectStore, type DistributionAddress, formatTimeSpan, type TimeOfDay } from '@trolley/contract';
import type { Clock } from '../format/formatSlot.ts';
import { localMoment, weekdayOf } from '../format/moments.ts';

/** `heute 7:40–20 Uhr`; what the store's clock says today. */
export function hoursToday({ openingHours }: Pick<CollectStore, 'openingHours'>, clock: Clock): string {
  const { text, locale, timeZone, now } = clock;
  const hours = openingHours[weekdayOf(localMoment(now, timeZone).date)];
  if (!hours || hours.length === 0) return text('service.store.closedToday');
  const spans = hours.map(({ from, until }) => formatTimeSpan(timeOf(from), timeOf(until), locale));
  return text('service.store.openToday', { span: spans.join(', ') });
}

/** Of `07:40`. */
function timeOf(time: string): TimeOfDay {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
}

/** Whether name, town or postal code of a store begin with the typed text. */
export function matchesStore(store: CollectStore, typed: string): boolean {
  const wanted = typed.trim().toLocaleLowerCase();
  const words = `${store.name} ${store.city} ${store.streetName}`.toLocaleLowerCase().split(/[\s,-]+/);
  return (
    store.postalCode.toLocaleLowerCase().startsWith(wanted) ||
    wanted.split(/\s+/).every((part) => words.some((w) => w.startsWith(part)))
  );
}

/** The cart's address for a pickup there. */
export function addressOfStore(store: CollectStore): DistributionAddress {
  const { storeId, streetName, streetNumber, postalCode, city, position } = store;
  return { distributionType: 'CLICK_AND_COLLECT', storeId, streetName, streetNumber, postalCode, city, position };
}
