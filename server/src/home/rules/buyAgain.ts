import type { Habit } from './bought.ts';

const dayMs = 86_400_000;
/** After so many days a purchase counts half: what is bought now outranks what was bought often long ago. */
const halfLifeDays = 45;

/** The most bought first, recent purchases counting more; of two equals the one bought last, then by sku. */
export function rankHabits(habits: readonly Habit[], now: number): readonly Habit[] {
  const weighed = habits.map((habit) => ({ habit, weight: weightOf(habit, now), last: habit.times[0] ?? 0 }));
  return weighed
    .toSorted((a, b) => b.weight - a.weight || b.last - a.last || (a.habit.sku < b.habit.sku ? -1 : 1))
    .map(({ habit }) => habit);
}

function weightOf({ times }: Habit, now: number): number {
  let weight = 0;
  for (const at of times) weight += 0.5 ** (Math.max(0, now - at) / dayMs / halfLifeDays);
  return weight;
}
