import type { Text } from '../shell/text.ts';

/** When to try again after too many tries, in words: never shorter than it really is. */
export function waitingTime(seconds: number | undefined, text: Text): string {
  if (seconds === undefined || !(seconds > 0)) return text('form.tooMany.soon');
  if (seconds < 60) return text('form.tooMany.seconds', { count: Math.ceil(seconds) });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60
    ? text('form.tooMany.minutes', { count: minutes })
    : text('form.tooMany.hours', { count: Math.ceil(minutes / 60) });
}
