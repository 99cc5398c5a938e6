/** The day a moment lies in, in a time zone: `2026-11-15`. */
export function localDate(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}
