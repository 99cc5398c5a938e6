import { formatTimeOfDay } from '@trolley/contract';
import type { Clock } from '../service/format/formatSlot.ts';
import { localMoment } from '../service/format/moments.ts';

/** `Montag, 16. November, 16:05 Uhr`, by the shop's clock. */
export function dateWords({ locale, timeZone, now }: Clock): string {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return `${day.format(now)}, ${formatTimeOfDay(localMoment(now, timeZone), locale)}`;
}
