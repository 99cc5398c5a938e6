import { formatTimeSpan, type OpeningSpan, type StoreDetail, type TimeOfDay } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { type Clock, formatWeekday } from '../service/format/formatSlot.ts';
import { localMoment, weekdayOf } from '../service/format/moments.ts';
import { CalendarIcon } from './icons.ts';

/** A Monday; the names of the week are read from it. */
const monday = Date.UTC(2024, 0, 1);

/** The week with today in it, and the next days with other hours. */
export function StoreHours({ store, clock }: { readonly store: StoreDetail; readonly clock: Clock }) {
  const { text, locale, timeZone, now } = clock;
  const today = localMoment(now, timeZone).date;
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const other = store.days.find(({ date }) => date === today);
  return (
    <section className="card store-card-hours">
      <h2>{text('stores.page.hours')}</h2>
      <table className="store-hours figures">
        <tbody>
          {store.week.map((spans, day) => {
            const isToday = day === weekdayOf(today);
            return (
              <tr
                key={day}
                className={classes(isToday && 'store-hours-today')}
                aria-current={isToday ? 'date' : undefined}
              >
                <th scope="row">
                  {names.format(monday + day * 86_400_000)}
                  {isToday && <span>{text('stores.page.today')}</span>}
                </th>
                <td>{hoursWords(isToday && other ? other.hours : spans, clock)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {store.days.length > 0 && (
        <ul className="store-days">
          {store.days.map(({ date, note, hours }) => (
            <li key={date}>
              <Icon of={CalendarIcon} size="s" />
              <span>
                <b>{text('stores.page.day', { weekday: formatWeekday(date, locale), day: dayOfYear(date, locale) })}</b>
                , {note}: {hoursWords(hours, clock)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `7:15–19:45 Uhr`, with a gap two of them; `geschlossen`. */
function hoursWords(spans: readonly OpeningSpan[], { text, locale }: Clock): string {
  if (spans.length === 0) return text('stores.page.closed');
  if (spans.length === 1 && spans[0]?.from === '00:00' && spans[0].until === '24:00') return text('stores.page.allDay');
  return spans.map(({ from, until }) => formatTimeSpan(timeOf(from), timeOf(until), locale)).join(', ');
}

function timeOf(clock: string): TimeOfDay {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { hour, minute };
}

function dayOfYear(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );
}
