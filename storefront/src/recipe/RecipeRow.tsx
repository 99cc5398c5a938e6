import type { Link, RecipeSummary } from '@trolley/contract';
import { Scroller } from '@trolley/ui/Scroller.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useText } from '../shell/shop.tsx';
import { RecipeCard } from './RecipeCard.tsx';
import './recipe-row.css';

interface RecipeRowProps {
  /** Its heading; without one `label` names it for screen readers. */
  readonly title?: string;
  readonly label?: string;
  readonly text?: string | undefined;
  readonly recipes: readonly RecipeSummary[];
  /** Where more of them are. */
  readonly more?: Link | undefined;
}

const rowSizes = '(min-width: 600px) 290px, 220px';

/** Recipes in one row that scrolls. */
export function RecipeRow({ title, label = title ?? '', text: words, recipes, more }: RecipeRowProps) {
  const text = useText();
  if (recipes.length === 0) return null;
  return (
    <Scroller
      className="recipe-row"
      label={label}
      previousLabel={text('content.slider.previous')}
      nextLabel={text('content.slider.next')}
      head={
        <>
          {title !== undefined && <h2>{title}</h2>}
          {words !== undefined && <p className="muted">{words}</p>}
          {more && <TextLink href={more.href}>{more.label}</TextLink>}
        </>
      }
    >
      {recipes.map((recipe) => (
        <RecipeCard key={recipe.slug} recipe={recipe} sizes={rowSizes} />
      ))}
    </Scroller>
  );
}
