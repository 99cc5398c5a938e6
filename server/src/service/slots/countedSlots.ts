import type { SlotDay } from '@trolley/contract';
import type { SellingMetrics } from '../../platform/metrics/sellingMetrics.ts';
import type { Slots } from '../service.ts';

const soonMs = 48 * 60 * 60_000;

/** Whether one of the windows begins within two days and can still be had. */
export function isOfferedSoon(days: readonly SlotDay[], now: number): boolean {
  return days.some(({ windows }) =>
    windows.some(
      ({ state, startsAt }) => (state === 'free' || state === 'few') && Date.parse(startsAt) - now <= soonMs,
    ),
  );
}

/** The same slots; whether shoppers who look at them are offered one soon is counted. */
export function countedSlots(slots: Slots, metrics: Pick<SellingMetrics, 'slotsShown'>, now: () => number): Slots {
  return {
    ...slots,
    async days(place, near, cartId) {
      const days = await slots.days(place, near, cartId);
      metrics.slotsShown({ service: place.kind, offered: isOfferedSoon(days, now()) });
      return days;
    },
  };
}
