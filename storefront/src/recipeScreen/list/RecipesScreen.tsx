import { type PagePayloadOf, writeRecipeList } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { SearchField } from '@trolley/ui/SearchField.tsx';
import { PlanButton } from '../../recipe/PlanButton.tsx';
import { RecipeCard } from '../../recipe/RecipeCard.tsx';
import { useFollowPlan } from '../../recipe/useFollowPlan.ts';
import { LazyComponent } from '../../shell/LazyComponent.tsx';
import { usePathTo, useShop, useText, WithTexts } from '../../shell/shop.tsx';
import { useHydrated } from '../../shell/useHydrated.ts';
import { ChosenFacets } from './ChosenFacets.tsx';
import { LeadRecipe } from './LeadRecipe.tsx';
import { NoRecipes } from './NoRecipes.tsx';
import { FacetButton, QuickFacets, RecipeFacets } from './RecipeFacets.tsx';
import { RecipePages } from './RecipePages.tsx';
import { RecipeSortForm } from './RecipeSortForm.tsx';
import { chosenOf, filterOf } from './recipeFilter.ts';
import './recipes.css';

const loadPlanBar = () => import('../plan/PlanBar.tsx').then((module) => module?.PlanBar);
const nothing = {};
const firstRow = 3;

export default function RecipesScreen({ payload }: { readonly payload: PagePayloadOf<'recipes'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <Recipes payload={payload} />
    </WithTexts>
  );
}

function Recipes({ payload: { data } }: { readonly payload: PagePayloadOf<'recipes'> }) {
  const { listing, lead, q } = data;
  const text = useText();
  const path = usePathTo()('recipes') ?? '';
  const isHydrated = useHydrated();
  useFollowPlan();
  const { featureProductDiscovery: sells } = useShop().tenant.clientRuntimeConfig;
  const filter = filterOf(listing, q);
  const chosen = chosenOf(listing);
  const hrefOf = (next: typeof filter, page = 1) => path + writeRecipeList({ filter: next, page });
  const counted = text('recipe.list.count', { count: listing.total });
  const facets = { facets: listing.facets, filter, hrefOf, counted, chosen: chosen.length };
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[{ label: text('content.home'), href: '/' }, { label: text('recipe.list.crumb') }]}
      />
      <div className="recipes">
        <div className="recipes-head">
          <div>
            <h1>{q === '' ? text('recipe.list.title') : text('recipe.list.titleFor', { q })}</h1>
            <p className="muted">{text(sells ? 'recipe.list.priced' : 'recipe.list.intro')}</p>
          </div>
          <SearchForm path={path} filter={filter} q={q} />
        </div>
        <div className="listing-bar recipes-bar">
          {listing.facets.length > 0 && <FacetButton chosen={chosen.length} />}
          <RecipeSortForm sort={listing.sort} filter={filter} action={path} priced={sells} />
          <QuickFacets {...facets} />
        </div>
        {lead && <LeadRecipe recipe={lead} plans={sells} />}
        {listing.facets.length > 0 && <RecipeFacets {...facets} />}
        <div className="recipes-main">
          <p role="status" className="recipes-count">
            {listing.page > 1
              ? text('recipe.list.countPage', { count: listing.total, page: listing.page, pages: listing.pages })
              : counted}
          </p>
          <ChosenFacets chosen={chosen} filter={filter} hrefOf={hrefOf} />
          {listing.results.length > 0 ? (
            <>
              <ul className="recipe-grid">
                {listing.results.map((recipe, at) => (
                  <RecipeCard
                    key={recipe.slug}
                    recipe={recipe}
                    level={2}
                    eager={!lead && at < firstRow}
                    action={sells && <PlanButton recipe={recipe} />}
                  />
                ))}
              </ul>
              <RecipePages listing={listing} hrefOf={(page) => hrefOf(filter, page)} />
            </>
          ) : (
            <NoRecipes
              q={q}
              path={path}
              isNarrowed={chosen.length > 0}
              withoutFacets={hrefOf({ ...filterOf({ ...listing, facets: [] }, q) })}
            />
          )}
        </div>
      </div>
      {sells && <LazyComponent when={isHydrated} load={loadPlanBar} props={nothing} />}
    </>
  );
}

interface SearchFormProps {
  readonly path: string;
  readonly filter: ReturnType<typeof filterOf>;
  readonly q: string;
}

/** Narrows what is there: what was chosen before stays. */
function SearchForm({ path, filter, q }: SearchFormProps) {
  const text = useText();
  const others = new URLSearchParams(writeRecipeList({ filter: { ...filter, q: '' }, page: 1 }));
  return (
    <search className="recipes-search">
      <form action={path}>
        {[...others].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          key={q}
          name="q"
          defaultValue={q}
          maxLength={100}
          label={text('recipe.list.search')}
          placeholder={text('recipe.list.placeholder')}
          submitLabel={text('recipe.list.find')}
        />
      </form>
    </search>
  );
}
