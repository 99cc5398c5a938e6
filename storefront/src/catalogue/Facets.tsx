import { type FacetKey, type ListingFilter, toggleFacet } from '@trolley/contract';
import { useState } from 'react';
import { useText } from '../shell/shop.tsx';
import type { FacetChoice, FacetGroup } from './facetGroups.ts';
import { useFacetName } from './facetName.ts';
import { PriceSlider } from './PriceSlider.tsx';

interface FacetsProps {
  readonly groups: readonly FacetGroup[];
  readonly filter: ListingFilter;
  hrefOf(filter: ListingFilter): string;
}

/** So many are shown at once; the others open below them. Diets are few, and none of them is less asked for. */
const fewChoices = 6;
const shownOf = ({ name, choices }: FacetGroup) => (name === 'diet' ? choices.length : fewChoices);

/** Ways to narrow a list. Each is a plain link, or the form of a slider, so it works before hydration and can be shared. */
export function Facets({ groups, filter, hrefOf }: FacetsProps) {
  const text = useText();
  const hrefWith = (key: FacetKey, value: string) => hrefOf(toggleFacet(filter, key, value));
  return groups.map(({ name, choices, steps, counts }) => {
    const few = shownOf({ name, choices });
    return (
      <div key={name} className="facet" role="group" aria-labelledby={`facet-${name}`}>
        <h3 id={`facet-${name}`}>{text(`catalogue.facet.${name}`)}</h3>
        {steps ? (
          <PriceSlider steps={steps} counts={counts} filter={filter} hrefOf={hrefOf} />
        ) : (
          <Choices choices={choices.slice(0, few)} hrefWith={hrefWith} />
        )}
        {choices.length > few && <MoreChoices choices={choices.slice(few)} hrefWith={hrefWith} />}
      </div>
    );
  });
}

interface ChoicesProps {
  readonly choices: readonly FacetChoice[];
  hrefWith(key: FacetKey, value: string): string;
}

function Choices({ choices, hrefWith }: ChoicesProps) {
  const nameOf = useFacetName();
  return (
    <ul className="facet-choices">
      {choices.map(({ key, value }) => (
        <li key={`${key}-${value.value}`}>
          {/* A crawler need not see every combination. */}
          <a
            href={hrefWith(key, value.value)}
            rel="nofollow"
            aria-current={value.selected ? 'true' : undefined}
            suppressHydrationWarning
          >
            {nameOf(key, value)}
            <small>{value.count}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

function MoreChoices({ choices, hrefWith }: ChoicesProps) {
  const text = useText();
  // Only the initial state: a group the shopper opened stays open while they choose.
  const [open] = useState(() => choices.some(({ value }) => value.selected));
  return (
    <details open={open}>
      <summary>{text('catalogue.facet.more', { count: choices.length })}</summary>
      <Choices choices={choices} hrefWith={hrefWith} />
    </details>
  );
}
