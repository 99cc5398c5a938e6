import type { RecipeSummary } from '@trolley/contract';
import '../favourite/favourite.css';
import { recipeFavourite } from '../favourite/favouriteName.ts';
import { useIsFavourite } from '../favourite/favouriteState.ts';
import { useShop, useText } from '../shell/shop.tsx';

/** Marks a recipe. A guest's heart lasts for the visit, and a notification offers the login (FAV-05). */
export function RecipeHeart({ recipe: { slug, title } }: { readonly recipe: Pick<RecipeSummary, 'slug' | 'title'> }) {
  const text = useText();
  const { featureCustomer, featureCustomerFavorites } = useShop().tenant.clientRuntimeConfig;
  const name = recipeFavourite(slug);
  const marked = useIsFavourite(name);
  if (!featureCustomer || !featureCustomerFavorites) return null;
  return (
    <button
      type="button"
      className="favourite"
      aria-label={text('favourite.mark', { name: title })}
      aria-pressed={marked}
      data-replay={`favourite-${slug}`}
      onClick={() => void import('../favourite/pressFavourite.ts').then((module) => module?.pressHeart(name, text))}
    />
  );
}
