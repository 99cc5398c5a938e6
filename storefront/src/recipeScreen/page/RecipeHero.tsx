import type { RecipeDetail, RecipeProducts } from '@trolley/contract';
import { mostServings } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ClockIcon, LeafIcon } from '@trolley/ui/icons.ts';
import { Price } from '@trolley/ui/Price.tsx';
import { Stepper } from '@trolley/ui/Stepper.tsx';
import type { Dispatch, SetStateAction } from 'react';
import { PotIcon } from '../../recipe/icons.ts';
import { PlanButton } from '../../recipe/PlanButton.tsx';
import { RecipeHeart } from '../../recipe/RecipeHeart.tsx';
import { RecipePicture } from '../../recipe/RecipePicture.tsx';
import { dietName, difficultyName, formatMinutes, mainDiet, perPortion } from '../../recipe/recipeWords.ts';
import { LazyComponent } from '../../shell/LazyComponent.tsx';
import { useShop, useText } from '../../shell/shop.tsx';
import { useHydrated } from '../../shell/useHydrated.ts';
import type { RecipeAsk } from './recipeAsk.ts';
import { seasonWords } from './seasonWords.ts';

interface RecipeHeroProps {
  readonly recipe: RecipeDetail;
  readonly ask: RecipeAsk;
  readonly products: RecipeProducts | undefined;
  readonly setAsk: Dispatch<SetStateAction<RecipeAsk>>;
}

const loadTools = () => import('./RecipeTools.tsx').then((module) => module?.RecipeTools);
const loadCook = () => import('../cook/CookButton.tsx').then((module) => module?.CookButton);

/** The dish: its picture, what it takes, for how many, what a serving costs, and what to do with it. */
export function RecipeHero({ recipe, ask, products, setAsk }: RecipeHeroProps) {
  const text = useText();
  const { locale, currency, clientRuntimeConfig } = useShop().tenant;
  const isHydrated = useHydrated();
  const { servingsStep: step, minutes, equipment } = recipe;
  const price = products?.portionPrice;
  const diet = mainDiet(recipe);
  return (
    <div className="recipe-hero">
      <div className="recipe-hero-picture">
        <RecipePicture recipe={recipe} alt={recipe.title} sizes="(min-width: 960px) 52vw, 100vw" eager />
        <RecipeHeart recipe={recipe} />
      </div>
      <div className="recipe-hero-words">
        {recipe.inSeason && <p className="recipe-kicker">{text('recipe.card.inSeason')}</p>}
        <h1>{recipe.title}</h1>
        <p className="recipe-about">{recipe.text}</p>
        <ul className="recipe-facts">
          <li>
            <Icon of={ClockIcon} />
            <b>{formatMinutes(minutes.total, text)}</b>
            <span>
              {minutes.active < minutes.total
                ? text('recipe.page.ofWhich', { active: minutes.active })
                : text('recipe.page.allActive')}
            </span>
          </li>
          <li>
            <Icon of={PotIcon} />
            <b>{difficultyName(recipe.difficulty, text)}</b>
            <span>{equipment.length > 0 ? equipment.join(', ') : text('recipe.page.noEquipment')}</span>
          </li>
          <li>
            <Icon of={LeafIcon} />
            <b>{diet ? dietName(diet, text) : text(`recipe.course.${recipe.course}`)}</b>
            <span>{seasonWords(recipe.months, text)}</span>
          </li>
        </ul>
        <div className="recipe-servings">
          <div>
            <b>{text(`recipe.page.servings.${recipe.servingsUnit}`)}</b>
            <Stepper
              value={ask.servings}
              min={step}
              max={Math.floor(mostServings / step) * step}
              step={step}
              label={text(`recipe.page.servings.${recipe.servingsUnit}`)}
              decreaseLabel={text('recipe.page.fewer')}
              increaseLabel={text('recipe.page.more')}
              onChange={(servings) => setAsk((before) => ({ ...before, servings }))}
            />
          </div>
          {price !== undefined && (
            <div className="recipe-portion">
              <p>
                <Price hundredths={price} locale={locale} currency={currency} />
              </p>
              <p className="muted small">{text('recipe.page.inThePot', { per: perPortion(recipe, text) })}</p>
            </div>
          )}
        </div>
        <div className="recipe-actions">
          <LazyComponent
            when={isHydrated}
            load={loadCook}
            props={{ recipe, products, factor: ask.servings / recipe.servings }}
          >
            <span className="button button-outline recipe-cook-room">{text('recipe.cook.open')}</span>
          </LazyComponent>
          {clientRuntimeConfig.featureProductDiscovery && <PlanButton recipe={recipe} servings={ask.servings} />}
          <LazyComponent when={isHydrated} load={loadTools} props={{ title: recipe.title }} />
        </div>
      </div>
    </div>
  );
}
