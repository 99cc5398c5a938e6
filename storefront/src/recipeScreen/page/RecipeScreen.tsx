import type { PagePayloadOf, RecipeDetail } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { useState } from 'react';
import { RecipeRow } from '../../recipe/RecipeRow.tsx';
import { useFollowPlan } from '../../recipe/useFollowPlan.ts';
import { usePathTo, useShop, useText, WithTexts } from '../../shell/shop.tsx';
import { BasketBar, BasketCard } from './Basket.tsx';
import { IngredientList } from './IngredientList.tsx';
import { NutritionCard } from './NutritionCard.tsx';
import './recipe.css';
import { RecipeHero } from './RecipeHero.tsx';
import { firstAsk } from './recipeAsk.ts';
import { StepList } from './StepList.tsx';
import { useBasket } from './useBasket.ts';
import { useRecipeProducts } from './useRecipeProducts.ts';

export default function RecipeScreen({ payload }: { readonly payload: PagePayloadOf<'recipe-slug'> }) {
  const { texts, recipe } = payload.data;
  return (
    <WithTexts texts={texts}>
      {/* Another recipe begins with its own servings. */}
      <RecipePage key={recipe.slug} payload={payload} />
    </WithTexts>
  );
}

function RecipePage({ payload: { data } }: { readonly payload: PagePayloadOf<'recipe-slug'> }) {
  const { recipe } = data;
  const text = useText();
  const pathTo = usePathTo();
  const { featureCartCheckout } = useShop().tenant.clientRuntimeConfig;
  useFollowPlan();
  const [ask, setAsk] = useState(() => firstAsk(recipe));
  const { products, isBusy, hasFailed } = useRecipeProducts(recipe.slug, data.products, ask);
  const basket = useBasket(products, isBusy ? undefined : ask);
  const factor = ask.servings / recipe.servings;
  const crumbs = [
    { label: text('content.home'), href: '/' },
    { label: text('recipe.list.crumb'), href: pathTo('recipes') },
    { label: recipe.title },
  ];
  const sells = products !== undefined && featureCartCheckout;
  return (
    <>
      <Breadcrumbs label={text('shell.breadcrumbs.label')} crumbs={crumbs} />
      <article className="recipe-page">
        <RecipeHero {...{ recipe, ask, products, setAsk }} />
        <div className="recipe-columns">
          <section className="recipe-ingredients" aria-labelledby="recipe-ingredients" aria-busy={isBusy || undefined}>
            <div className="recipe-section-head">
              <h2 id="recipe-ingredients">
                {text(`recipe.page.ingredients.${recipe.servingsUnit}`, { count: ask.servings })}
              </h2>
              {recipe.servingsHint !== undefined && <p>{recipe.servingsHint}</p>}
            </div>
            {hasFailed && <p className="recipe-stale">{text('recipe.page.stale')}</p>}
            <IngredientList {...{ recipe, factor, products, ask, setAsk }} />
          </section>
          {products && <BasketCard {...{ basket, products, sells }} />}
          <section className="recipe-method" aria-labelledby="recipe-method">
            <div className="recipe-section-head">
              <h2 id="recipe-method">{text('recipe.page.method')}</h2>
              {recipe.minutes.active < recipe.minutes.total && (
                <p>{text('recipe.page.active', { active: recipe.minutes.active })}</p>
              )}
            </div>
            <StepList recipe={recipe} />
            <Notes recipe={recipe} />
          </section>
          {products && <NutritionCard products={products} unit={recipe.servingsUnit} />}
        </div>
      </article>
      {products && products.ideas.length > 0 && (
        <RecipeRow title={text('recipe.page.ideas')} recipes={products.ideas.map((idea) => idea.recipe)} />
      )}
      {sells && <BasketBar basket={basket} />}
    </>
  );
}

function Notes({ recipe: { tip, leftovers } }: { readonly recipe: RecipeDetail }) {
  const text = useText();
  return (
    <>
      {tip !== undefined && (
        <p className="recipe-tip">
          <b>{text('recipe.page.tip')}</b> {tip}
        </p>
      )}
      {leftovers !== undefined && (
        <p className="recipe-tip recipe-leftovers">
          <b>{text('recipe.page.leftovers')}</b> {leftovers}
        </p>
      )}
    </>
  );
}
