import { type ListingFilter, toggleFacet } from '@trolley/contract';
import type { FacetChoice } from './facetGroups.ts';
import { useFacetName } from './facetName.ts';

interface QuickFiltersProps {
  readonly choices: readonly FacetChoice[];
  readonly filter: ListingFilter;
  hrefOf(filter: ListingFilter): string;
}

/** Beside the button of the filters on a phone: what is asked for most, one press each. */
export function QuickFilters({ choices, filter, hrefOf }: QuickFiltersProps) {
  const nameOf = useFacetName();
  if (choices.length === 0) return null;
  return (
    <ul className="quick-filters">
      {choices.map(({ key, value }) => (
        <li key={`${key}-${value.value}`}>
          <a
            href={hrefOf(toggleFacet(filter, key, value.value))}
            rel="nofollow"
            aria-current={value.selected ? 'true' : undefined}
          >
            {nameOf(key, value)}
          </a>
        </li>
      ))}
    </ul>
  );
}
