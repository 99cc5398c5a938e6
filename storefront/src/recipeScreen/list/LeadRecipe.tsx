import type { RecipeSummary } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ClockIcon, LeafIcon } from '@trolley/ui/icons.ts';
import { Price } from '@trolley/ui/Price.tsx';
import { ServingsIcon } from '../../recipe/icons.ts';
import { PlanButton } from '../../recipe/PlanButton.tsx';
import { RecipePicture } from '../../recipe/RecipePicture.tsx';
import { formatMinutes, kindOf, perPortion, reasonNow } from '../../recipe/recipeWords.ts';
import { usePathTo, useShop, useText } from '../../shell/shop.tsx';

/** The recipe of the week, before all others. */
export function LeadRecipe({ recipe, plans }: { readonly recipe: RecipeSummary; readonly plans: boolean }) {
  const text = useText();
  const href = usePathTo()('recipe-slug', { slug: recipe.slug });
  const { locale, currency } = useShop().tenant;
  const now = reasonNow(recipe, text);
  return (
    <section className="lead-recipe" aria-label={text('recipe.list.lead')}>
      <div className="lead-recipe-picture">
        <RecipePicture recipe={recipe} sizes="(min-width: 960px) 54vw, 100vw" eager />
      </div>
      <div className="lead-recipe-words">
        <p className="recipe-kicker">
          {text('recipe.list.lead')}
          {now && ` · ${now.words}`}
        </p>
        <h2>{recipe.title}</h2>
        <p className="muted">{recipe.text}</p>
        <p className="recipe-card-meta">
          <span>
            <Icon of={ClockIcon} size="s" />
            {formatMinutes(recipe.minutes.total, text)}
          </span>
          <span>
            <Icon of={ServingsIcon} size="s" />
            {text(`recipe.list.servings.${recipe.servingsUnit}`, { count: recipe.servings })}
          </span>
          <span>
            <Icon of={LeafIcon} size="s" />
            {kindOf(recipe, text)}
          </span>
        </p>
        {recipe.portionPrice !== undefined && (
          <p className="lead-recipe-cost">
            <Price hundredths={recipe.portionPrice} locale={locale} currency={currency} />{' '}
            <span className="muted small">{perPortion(recipe, text)}</span>
          </p>
        )}
        <div className="lead-recipe-actions">
          {href !== undefined && <ButtonLink href={href}>{text('recipe.list.open')}</ButtonLink>}
          {plans && <PlanButton recipe={recipe} wordy />}
        </div>
      </div>
    </section>
  );
}
