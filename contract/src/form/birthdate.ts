import type { FieldProblem } from './checks.ts';

/** VAL-11 */
export const minimumAge = 18;

/** A day of the calendar, as `2008-11-15`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

/** Full years on a day; a person born on 29 February turns older on 1 March in other years. */
export function ageOn(birthdate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** VAL-11: an adult, and a plausible date. */
export function birthdateProblem(birthdate: string, today: string): FieldProblem | undefined {
  if (birthdate.trim() === '') return { kind: 'required' };
  if (!isDay(birthdate) || birthdate > today || ageOn(birthdate, today) > 130) return { kind: 'date' };
  return ageOn(birthdate, today) < minimumAge ? { kind: 'age', limit: minimumAge } : undefined;
}
