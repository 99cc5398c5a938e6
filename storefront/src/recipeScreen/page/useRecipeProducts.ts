import { cookies, getMyRecipeProducts, type RecipeProducts } from '@trolley/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCartStore } from '../../cart/cart.ts';
import { call as callOfShop } from '../../shell/api/api.ts';
import type { Call } from '../../shell/api/call.ts';
import { readCookie } from '../../shell/cookie.ts';
import { askQuery, type RecipeAsk } from './recipeAsk.ts';

const chosenStore = () => readCookie(document.cookie, cookies.store);

export interface FoundProducts {
  readonly products: RecipeProducts | undefined;
  /** What is shown is of an earlier question. */
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/**
 * The products of a recipe. What comes with the page is the same for everybody of a zone; then whoever is here is asked
 * for: their store, what they bought before and what they have at home.
 */
export function useRecipeProducts(
  slug: string,
  ofPage: RecipeProducts | undefined,
  ask: RecipeAsk,
  call: Call = callOfShop,
): FoundProducts {
  const [found, setFound] = useState<{ readonly of: string; readonly products?: RecipeProducts }>();
  const store = useSyncExternalStore(useCartStore().subscribe, chosenStore, () => undefined);
  const of = JSON.stringify([slug, store, ask]);
  const sells = ofPage !== undefined;

  useEffect(() => {
    if (!sells) return undefined;
    let overtaken = false;
    call(getMyRecipeProducts, { params: { slug }, query: askQuery(ask, store) }).then(
      (products) => {
        if (!overtaken) setFound({ of, products });
      },
      () => {
        if (!overtaken) setFound((before) => ({ ...before, of }));
      },
    );
    return () => {
      overtaken = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `of` is all that is asked
  }, [of, sells, call]);

  return {
    products: found?.products?.slug === slug ? found.products : ofPage,
    isBusy: sells && found !== undefined && found.of !== of,
    hasFailed: found?.of === of && (found.products === undefined || found.products.servings !== ask.servings),
  };
}
