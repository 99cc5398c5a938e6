import { formatTimeOfDay, type StoreState } from '@trolley/contract';
import { type Clock, formatWeekday } from '../service/format/formatSlot.ts';
import { dayAfter, localMoment } from '../service/format/moments.ts';

type StateTone = 'open' | 'soon' | 'closed';

/** `Offen bis 19:45 Uhr`, `Schließt heute um 16:30 Uhr (Inventur)`, `Öffnet morgen um 7:15 Uhr`; by the shop's clock. */
export function stateWords(state: StoreState, clock: Clock): { readonly tone: StateTone; readonly words: string } {
  const { text, locale, timeZone, now } = clock;
  const timeOf = (moment: string) => formatTimeOfDay(localMoment(moment, timeZone), locale);
  if (state.kind === 'open') {
    if (state.always) return { tone: 'open', words: text('stores.state.always') };
    const time = timeOf(state.until);
    const { note } = state;
    if (note !== undefined && state.early)
      return { tone: 'soon', words: text('stores.state.closesNote', { time, note }) };
    if (note !== undefined && !state.soon)
      return { tone: 'open', words: text('stores.state.openNote', { time, note }) };
    if (state.soon) return { tone: 'soon', words: text('stores.state.closes', { time }) };
    return { tone: 'open', words: text('stores.state.open', { time }) };
  }
  const opens = state.opens === undefined ? undefined : opensWords(state.opens, clock);
  if (!state.note) return { tone: 'closed', words: opens ?? text('stores.state.closed') };
  const today = localMoment(now, timeZone).date;
  // One that opens later today is not closed today.
  const isToday = state.opens !== undefined && localMoment(state.opens, timeZone).date === today;
  const words = isToday ? opens : text('stores.state.closedNote', { note: state.note });
  return { tone: 'closed', words: isToday || opens === undefined ? (words ?? '') : `${words} · ${opens}` };
}

function opensWords(opens: string, { text, locale, timeZone, now }: Clock): string {
  const { date, ...time } = localMoment(opens, timeZone);
  const today = localMoment(now, timeZone).date;
  const at = formatTimeOfDay(time, locale);
  if (date === today) return text('stores.state.opensToday', { time: at });
  if (date === dayAfter(today)) return text('stores.state.opensTomorrow', { time: at });
  return text('stores.state.opens', { day: formatWeekday(date, locale), time: at });
}
