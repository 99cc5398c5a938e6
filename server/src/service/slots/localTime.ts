const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Calendar days and times of day of one time zone. */
export interface LocalTime {
  /** Days since 1970 of the date a moment has there. */
  dayAt(moment: number): number;
  /**
   * The moment at which the clock there shows so many minutes after midnight: the first one, where the clock is set
   * back and shows it twice; where it is set forward and never shows it, as much later as the clock jumps.
   */
  momentOf(day: number, minutes: number): number;
}

export function localTime(timeZone: string): LocalTime {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const wallAt = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`);
  const shiftAt = (moment: number) => wallAt(moment) - moment;
  const known = new Map<number, number>();
  const steady = new Map<number, number | undefined>();

  /** The shift of all of a day and those beside it; undefined where it changes. */
  function steadyShift(day: number): number | undefined {
    if (steady.has(day)) return steady.get(day);
    if (steady.size >= 1000) steady.clear();
    const before = shiftAt((day - 1) * dayMs);
    const shift = before === shiftAt((day + 2) * dayMs) ? before : undefined;
    steady.set(day, shift);
    return shift;
  }

  function find(day: number, wall: number): number {
    const shift = steadyShift(day);
    if (shift !== undefined) return wall - shift;
    // No zone changes its clock twice within a few days: these are the only two shifts there can be.
    const before = shiftAt(wall - dayMs);
    const after = shiftAt(wall + dayMs);
    const fitting = [wall - before, wall - after].filter((moment) => wallAt(moment) === wall);
    return fitting.length > 0 ? Math.min(...fitting) : wall - before;
  }

  return {
    dayAt: (moment) => Math.floor(wallAt(Math.floor(moment / 1000) * 1000) / dayMs),
    momentOf(day, minutes) {
      const wall = day * dayMs + minutes * minuteMs;
      let moment = known.get(wall);
      if (moment === undefined) {
        if (known.size >= 5000) known.clear();
        moment = find(day, wall);
        known.set(wall, moment);
      }
      return moment;
    },
  };
}
