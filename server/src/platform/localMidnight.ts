const day = 86_400_000;

/** The moment a day (since 1970) begins in a time zone, in epoch milliseconds. */
export function localMidnight(timeZone: string): (dayNumber: number) => number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const shiftAt = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;
  const known = new Map<number, number>();
  return (dayNumber) => {
    const kept = known.get(dayNumber);
    if (kept !== undefined) return kept;
    const wall = dayNumber * day;
    // The clock may be changed between the first guess and midnight, so the guess is looked at once more.
    const guess = wall - shiftAt(wall);
    const midnight = wall - shiftAt(guess);
    known.set(dayNumber, midnight);
    return midnight;
  };
}

/** The day (since 1970) that a moment lies in, in a time zone. */
export function localDay(moment: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return Date.parse(`${clock.format(moment)}T00:00:00Z`) / day;
}
