import type { RecipeSummary } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ClockIcon, LeafIcon, TagIcon } from '@trolley/ui/icons.ts';
import { Price } from '@trolley/ui/Price.tsx';
import type { ReactNode } from 'react';
import { usePathTo, useShop, useText } from '../shell/shop.tsx';
import './recipe-card.css';
import { RecipeHeart } from './RecipeHeart.tsx';
import { RecipePicture } from './RecipePicture.tsx';
import { formatMinutes, kindOf, perPortion, reasonNow } from './recipeWords.ts';

interface RecipeCardProps {
  readonly recipe: RecipeSummary;
  /** The level of its name in the page's outline. */
  readonly level?: 2 | 3;
  /** It is seen first. */
  readonly eager?: boolean;
  readonly sizes?: string;
  /** Beside the price, such as the button of the plan. */
  readonly action?: ReactNode;
}

const listSizes = '(min-width: 1280px) 318px, (min-width: 960px) 30vw, 46vw';
const names = { 2: 'h2', 3: 'h3' } as const;

/** A recipe among others. Its name leads to its page and covers the card. */
export function RecipeCard({ recipe, level = 3, eager = false, sizes = listSizes, action }: RecipeCardProps) {
  const text = useText();
  const href = usePathTo()('recipe-slug', { slug: recipe.slug });
  const { locale, currency } = useShop().tenant;
  const Name = names[level];
  const now = reasonNow(recipe, text);
  return (
    <li className="recipe-card">
      {/* Before the picture, so that the keyboard meets it before the heart. */}
      <Name className="recipe-card-name">
        <a href={href}>{recipe.title}</a>
      </Name>
      <div className="recipe-card-picture">
        <RecipePicture recipe={recipe} sizes={sizes} eager={eager} />
        {now && (
          <span className={classes('recipe-card-reason', `recipe-card-${now.kind}`)}>
            <Icon of={now.kind === 'season' ? LeafIcon : TagIcon} size="s" />
            {now.words}
          </span>
        )}
        <RecipeHeart recipe={recipe} />
      </div>
      <p className="recipe-card-meta">
        <span>
          <Icon of={ClockIcon} size="s" />
          {formatMinutes(recipe.minutes.total, text)}
        </span>
        <span>{kindOf(recipe, text)}</span>
      </p>
      <div className="recipe-card-cost">
        {recipe.portionPrice !== undefined && (
          <p>
            <Price hundredths={recipe.portionPrice} locale={locale} currency={currency} />{' '}
            <span className="muted small">{perPortion(recipe, text)}</span>
          </p>
        )}
        {action}
      </div>
    </li>
  );
}
