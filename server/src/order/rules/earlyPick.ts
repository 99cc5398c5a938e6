import { localTime } from '../../service/slots/localTime.ts';

interface Picking {
  readonly startsAt: number;
  /** The customer may still cancel or add. */
  readonly beforeCutOff: boolean;
  readonly now: number;
  readonly timeZone: string;
}

/**
 * Whether goods would be packed so long before they are handed over that the operator should be asked. On their own day never;
 * on the day before only until the cut-off, because whole shifts pack in the evening for the morning.
 */
export function isEarlyPick({ startsAt, beforeCutOff, now, timeZone }: Picking): boolean {
  const { dayAt } = localTime(timeZone);
  const daysAhead = dayAt(startsAt) - dayAt(now);
  return daysAhead > 1 || (daysAhead === 1 && beforeCutOff);
}
