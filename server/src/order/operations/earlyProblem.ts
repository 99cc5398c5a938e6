import { shownDay } from '../mails/shownWindow.ts';
import type { Orders } from '../orders.ts';
import { isEarlyPick } from '../rules/earlyPick.ts';
import type { StoredOrder } from '../storage/storedOrder.ts';

/** What to ask an operator who is about to pack an order days before it is handed over; nothing where it is time. */
export function earlyProblem({ tenant, now }: Pick<Orders, 'tenant' | 'now'>, order: StoredOrder): string | undefined {
  const { locale, timeZone } = tenant.file;
  const { startsAt } = order.document.attempt.window;
  const today = now();
  const picking = { startsAt: Date.parse(startsAt), beforeCutOff: order.beforeCutOff, now: today, timeZone };
  if (!isEarlyPick(picking)) return undefined;
  const day = (moment: Date) => shownDay(moment, locale, timeZone);
  return `today is ${day(new Date(today))}, and it is for ${day(new Date(startsAt))}: say --early if it is meant`;
}
