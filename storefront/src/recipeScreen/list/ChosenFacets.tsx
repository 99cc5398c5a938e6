import { clearRecipeFacets, type RecipeFilter, toggleRecipeFacet } from '@trolley/contract';
import { TagLink } from '@trolley/ui/Tag.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useText } from '../../shell/shop.tsx';
import { useRecipeFacetName } from './facetName.ts';
import type { RecipeChoice } from './recipeFilter.ts';

interface ChosenFacetsProps {
  readonly chosen: readonly RecipeChoice[];
  readonly filter: RecipeFilter;
  hrefOf(filter: RecipeFilter): string;
}

/** What narrows the list at the moment, each to be taken away. */
export function ChosenFacets({ chosen, filter, hrefOf }: ChosenFacetsProps) {
  const text = useText();
  const nameOf = useRecipeFacetName();
  const removed = text('catalogue.filters.remove');
  if (chosen.length === 0 && filter.q === '') return null;
  return (
    <div className="chosen-filters" role="group" aria-label={text('catalogue.filters.chosen')}>
      <ul>
        {filter.q !== '' && (
          <li>
            <TagLink href={hrefOf({ ...filter, q: '' })} rel="nofollow" removeLabel={removed}>
              {text('recipe.list.words', { q: filter.q })}
            </TagLink>
          </li>
        )}
        {chosen.map(({ key, value }) => (
          <li key={`${key}-${value.value}`}>
            <TagLink href={hrefOf(toggleRecipeFacet(filter, key, value.value))} rel="nofollow" removeLabel={removed}>
              <span suppressHydrationWarning>{nameOf(key, value)}</span>
            </TagLink>
          </li>
        ))}
        <li>
          <TextLink href={hrefOf({ ...clearRecipeFacets(filter), q: '' })}>{text('catalogue.filters.clear')}</TextLink>
        </li>
      </ul>
    </div>
  );
}
