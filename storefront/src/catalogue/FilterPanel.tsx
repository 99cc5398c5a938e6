import type { ListingFilter } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { CloseIcon, FilterIcon } from '@trolley/ui/icons.ts';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import type { ReactNode } from 'react';
import { useText } from '../shell/shop.tsx';
import { Facets } from './Facets.tsx';
import type { FacetGroup } from './facetGroups.ts';

const panelId = 'filters';

/** Opens the panel where it is a sheet. */
export function FilterButton({ chosen }: { readonly chosen: number }) {
  const text = useText();
  return (
    <Button kind="outline" size="s" icon={FilterIcon} className="filter-button" popoverTarget={panelId}>
      {chosen > 0 ? text('catalogue.filters.openChosen', { count: chosen }) : text('catalogue.filters.open')}
    </Button>
  );
}

interface FilterPanelProps {
  readonly side?: ReactNode;
  readonly groups: readonly FacetGroup[];
  readonly filter: ListingFilter;
  hrefOf(filter: ListingFilter): string;
  /** How many products there are, in words. */
  readonly counted: string;
  /** Where something is chosen: the list without it. */
  readonly clearHref: string | undefined;
}

/** The column beside a list; on a narrow screen a sheet over it, which opens without a script. */
export function FilterPanel({ side, groups, filter, hrefOf, counted, clearHref }: FilterPanelProps) {
  const text = useText();
  return (
    <aside id={panelId} popover="auto" className="filter-panel" aria-label={text('catalogue.filters.label')}>
      <div className="filter-head">
        <h2>{text('catalogue.filters.label')}</h2>
        {clearHref !== undefined && (
          <TextLink href={clearHref} rel="nofollow">
            {text('catalogue.filters.reset')}
          </TextLink>
        )}
        <IconButton
          icon={CloseIcon}
          label={text('catalogue.filters.close')}
          popoverTarget={panelId}
          popoverTargetAction="hide"
        />
      </div>
      <div className="filter-body">
        {side}
        <Facets groups={groups} filter={filter} hrefOf={hrefOf} />
      </div>
      <div className="filter-foot">
        <Button wide popoverTarget={panelId} popoverTargetAction="hide">
          {text('catalogue.filters.show', { counted })}
        </Button>
      </div>
    </aside>
  );
}
