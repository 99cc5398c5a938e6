import { type ListingFilter, toggleFacet } from '@trolley/contract';
import { TagLink } from '@trolley/ui/Tag.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useText } from '../shell/shop.tsx';
import type { FacetChoice } from './facetGroups.ts';
import { useFacetName } from './facetName.ts';

interface ChosenFiltersProps {
  readonly chosen: readonly FacetChoice[];
  readonly filter: ListingFilter;
  readonly clearHref: string;
  hrefOf(filter: ListingFilter): string;
}

/** What narrows the list at the moment, each to be taken away. */
export function ChosenFilters({ chosen, filter, clearHref, hrefOf }: ChosenFiltersProps) {
  const text = useText();
  const nameOf = useFacetName();
  if (chosen.length === 0) return null;
  return (
    <div className="chosen-filters" role="group" aria-label={text('catalogue.filters.chosen')}>
      <ul>
        {chosen.map(({ key, value }) => (
          <li key={`${key}-${value.value}`}>
            <TagLink
              href={hrefOf(toggleFacet(filter, key, value.value))}
              rel="nofollow"
              removeLabel={text('catalogue.filters.remove')}
            >
              <span suppressHydrationWarning>{nameOf(key, value)}</span>
            </TagLink>
          </li>
        ))}
        <li>
          <TextLink href={clearHref}>{text('catalogue.filters.clear')}</TextLink>
        </li>
      </ul>
    </div>
  );
}
