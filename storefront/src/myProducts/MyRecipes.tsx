import { useQuery } from '@tanstack/react-query';
import type { Customer } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { HeartIcon } from '@trolley/ui/icons.ts';
import { RecipeCard } from '../recipe/RecipeCard.tsx';
import { call } from '../shell/api/api.ts';
import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import { loadMyRecipes } from './loadMyRecipes.ts';
import { MyProductsSkeleton } from './MyProductsSkeleton.tsx';
import { MyProductsSources } from './MyProductsSources.tsx';

/** How many cards are seen first. */
const firstRow = 3;

/** The recipes with a heart. One stays in the list after its heart is pressed, until the list is fetched again. */
export function MyRecipes({ path, customer }: { readonly path: string; readonly customer: Customer }) {
  const text = useText();
  const recipes = usePathTo()('recipes');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['customer', customer.email, 'my-recipes'],
    queryFn: ({ signal }) => loadMyRecipes(call, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <p className="my-products-count" role="status">
        {data && text('myProducts.recipe.count', { count: data.length })}
      </p>
      <MyProductsSources path={path} />
      <div className="listing-main">
        {isError && <LoadFailed words={text('myProducts.recipe.failed')} retry={refetch} retrying={isFetching} />}
        {!data && !isError && <MyProductsSkeleton />}
        {data?.length === 0 && (
          <EmptyState
            icon={HeartIcon}
            title={text('myProducts.recipe.empty')}
            action={recipes !== undefined && <ButtonLink href={recipes}>{text('myProducts.recipe.find')}</ButtonLink>}
          >
            <p>{text('myProducts.recipe.emptyText')}</p>
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className="recipe-grid">
            {data.map((recipe, at) => (
              <RecipeCard key={recipe.slug} recipe={recipe} level={2} eager={at < firstRow} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
