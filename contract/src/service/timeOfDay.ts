/** What a clock on the wall shows. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

/** `17 Uhr`, `17:30 Uhr`; `5 pm`, `5:30 pm`, `noon`; `17:00` in languages we do not know better. */
export function formatTimeOfDay(time: TimeOfDay, locale: string): string {
  if (isGerman(locale)) return `${digits(time)} Uhr`;
  if (isEnglish(locale)) return `${bare(time)}${period(time)}`;
  return `${time.hour}:${two(time.minute)}`;
}

/** `17–19 Uhr`, `17:30–19 Uhr`; `5–7 pm`, `10 am–noon`. */
export function formatTimeSpan(from: TimeOfDay, until: TimeOfDay, locale: string): string {
  if (isGerman(locale)) return `${digits(from)}–${formatTimeOfDay(until, locale)}`;
  if (isEnglish(locale) && period(from) === period(until)) return `${bare(from)}–${formatTimeOfDay(until, locale)}`;
  return `${formatTimeOfDay(from, locale)}–${formatTimeOfDay(until, locale)}`;
}

const isGerman = (locale: string) => locale.startsWith('de');
const isEnglish = (locale: string) => locale.startsWith('en');
const two = (part: number) => String(part).padStart(2, '0');
const digits = ({ hour, minute }: TimeOfDay) => (minute === 0 ? String(hour) : `${hour}:${two(minute)}`);

/** In twelve hours, without their half of the day. */
function bare(time: TimeOfDay): string {
  if (time.minute === 0 && time.hour % 12 === 0) return time.hour === 12 ? 'noon' : 'midnight';
  return digits({ ...time, hour: time.hour % 12 || 12 });
}

function period({ hour, minute }: TimeOfDay): string {
  if (minute === 0 && hour % 12 === 0) return '';
  return hour % 24 < 12 ? ' am' : ' pm';
}
