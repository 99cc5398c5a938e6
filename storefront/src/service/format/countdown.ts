/** From here on the time left is shown as a warning. */
export const shortTime = 10 * 60_000;

/** `42:10`, `1:02:10`; never below zero. Begun seconds count, so that it ends exactly when the time is over. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Whole minutes, for screen readers. */
export function minutesLeft(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 60_000));
}
