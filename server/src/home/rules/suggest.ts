import { type Habit, habitsOf, type PastOrder } from './bought.ts';
import { rankHabits } from './buyAgain.ts';
import { type DueHabit, dueHabits } from './runningLow.ts';

const dayMs = 86_400_000;
export const mostAgain = 12;
export const mostLow = 8;
export const mostOffers = 12;

export interface Suggestions {
  readonly again: readonly Habit[];
  readonly low: readonly DueHabit[];
  /** Everything else that was bought, the most bought first. */
  readonly others: readonly Habit[];
}

/**
 * Which of the goods bought before are shown where; nothing twice. What was left out last time though its interval is
 * over is running low; the usual shop is what to buy again. `isSold` tells what can be bought here and now.
 */
export function suggest(orders: readonly PastOrder[], isSold: (sku: string) => boolean, now: number): Suggestions {
  const habits = habitsOf(orders).filter(({ sku }) => isSold(sku));
  const latest = Math.max(...orders.map(({ at }) => at), 0);
  const due = dueHabits(habits, now);
  // What was added to an order is of the same day.
  const skipped = new Set(due.flatMap(({ habit }) => (latest - (habit.times[0] ?? 0) < dayMs ? [] : habit.sku)));
  const ranked = rankHabits(habits, now);
  const again = ranked.filter(({ sku }) => !skipped.has(sku)).slice(0, mostAgain);
  const shown = new Set(again.map(({ sku }) => sku));
  const low = due.filter(({ habit }) => !shown.has(habit.sku)).slice(0, mostLow);
  for (const { habit } of low) shown.add(habit.sku);
  return { again, low, others: ranked.filter(({ sku }) => !shown.has(sku)) };
}
