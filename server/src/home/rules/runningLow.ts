import { type Habit, median } from './bought.ts';

const dayMs = 86_400_000;
/** Fewer say nothing about a habit. */
const fewestPurchases = 3;
/** Whoever has not bought it for so many times its interval does not buy it any more. */
const givenUpAfter = 4;

export interface DueHabit {
  readonly habit: Habit;
  /** The usual number of days between two purchases. */
  readonly everyDays: number;
  /** Epoch milliseconds. */
  readonly lastAt: number;
}

/** Whose usual interval is over, the longest overdue by that measure first. */
export function dueHabits(habits: readonly Habit[], now: number): readonly DueHabit[] {
  return habits
    .flatMap((habit) => dueOf(habit, now) ?? [])
    .toSorted((a, b) => overdue(b, now) - overdue(a, now) || (a.habit.sku < b.habit.sku ? -1 : 1));
}

/** How many of its intervals have passed. */
function overdue({ everyDays, lastAt }: DueHabit, now: number): number {
  return (now - lastAt) / dayMs / everyDays;
}

function dueOf(habit: Habit, now: number): DueHabit | undefined {
  const { times } = habit;
  const [last] = times;
  if (last === undefined || times.length < fewestPurchases) return undefined;
  const gaps = times.slice(1).map((at, index) => (times[index] ?? at) - at);
  const everyDays = Math.max(1, Math.round(median(gaps) / dayMs));
  const due = { habit, everyDays, lastAt: last };
  const intervals = overdue(due, now);
  return intervals >= 1 && intervals < givenUpAfter ? due : undefined;
}
