import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { PotIcon } from '../../recipe/icons.ts';
import { useText } from '../../shell/shop.tsx';

interface NoRecipesProps {
  readonly q: string;
  readonly path: string;
  readonly isNarrowed: boolean;
  /** The same words without filters. */
  readonly withoutFacets: string;
}

/** Nothing fits: what to try next. */
export function NoRecipes({ q, path, isNarrowed, withoutFacets }: NoRecipesProps) {
  const text = useText();
  return (
    <EmptyState
      icon={PotIcon}
      title={q === '' ? text('recipe.list.none') : text('recipe.list.noneFor', { q })}
      action={
        <>
          {isNarrowed && <ButtonLink href={withoutFacets}>{text('recipe.list.withoutFilters')}</ButtonLink>}
          <ButtonLink href={path} kind={isNarrowed ? 'outline' : 'primary'}>
            {text('recipe.list.all')}
          </ButtonLink>
        </>
      }
    >
      <p>{text('recipe.list.noneAdvice')}</p>
    </EmptyState>
  );
}
