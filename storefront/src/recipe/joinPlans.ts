import { mostMeals } from '@trolley/contract';
import type { Plan } from './createPlan.ts';

/**
 * What a guest planned comes into the plan of the account, each dish on its day; one that is planned there already is not
 * doubled. Where both chose something for a thing, the guest's choice is the later one.
 */
export function joinPlans(account: Plan, guest: Plan): Plan {
  const added = guest.meals.filter(({ slug }) => !account.meals.some((meal) => meal.slug === slug));
  return {
    meals: [...account.meals, ...added].slice(0, mostMeals),
    swaps: { ...account.swaps, ...guest.swaps },
    home: union(without(account.home, guest.buy), guest.home),
    buy: union(without(account.buy, guest.home), guest.buy),
  };
}

const without = (things: readonly string[], others: readonly string[]) => things.filter((one) => !others.includes(one));
const union = (things: readonly string[], others: readonly string[]) => [...new Set([...things, ...others])];
