import type { RecipeDetail } from '@trolley/contract';

/** What a shopper wants of a recipe: for how many, with which products, without what is at home. */
export interface RecipeAsk {
  readonly servings: number;
  /** Products they chose, by thing. */
  readonly swaps: Readonly<Record<string, string>>;
  readonly home: readonly string[];
  readonly buy: readonly string[];
}

export function firstAsk({ servings }: Pick<RecipeDetail, 'servings'>): RecipeAsk {
  return { servings, swaps: {}, home: [], buy: [] };
}

export const withSwap = (ask: RecipeAsk, thing: string, sku: string): RecipeAsk => ({
  ...ask,
  swaps: { ...ask.swaps, [thing]: sku },
});

const without = (list: readonly string[], thing: string) => list.filter((one) => one !== thing);

/** "Already have it", ticked or not. What is mostly at home is bought only where that is said. */
export function withHome(ask: RecipeAsk, thing: string, isHome: boolean): RecipeAsk {
  const [home, buy] = [without(ask.home, thing), without(ask.buy, thing)];
  return isHome ? { ...ask, home: [...home, thing], buy } : { ...ask, home, buy: [...buy, thing] };
}

/** As the endpoints read it. */
export function askQuery({ servings, swaps, home, buy }: RecipeAsk, store: string | undefined) {
  const swap = Object.entries(swaps).map(([thing, sku]) => `${thing}:${sku}`);
  return {
    servings,
    ...(store !== undefined && { store }),
    ...(swap.length > 0 && { swap: swap.join(',') }),
    ...(home.length > 0 && { home: home.join(',') }),
    ...(buy.length > 0 && { buy: buy.join(',') }),
  };
}
