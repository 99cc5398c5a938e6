import { searchAllAddress } from '@trolley/contract';
import { useShop, useText } from '../../shell/shop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ArrowRightIcon, SearchIcon } from '../../ui/icons.ts';
import { columnsOf, type FlyoutConfig } from './flyoutConfig.ts';
import type { FlyoutState } from './flyoutState.ts';
import { Suggestion } from './Suggestion.tsx';
import { SuggestionGroup } from './SuggestionGroup.tsx';

interface SuggestionsProps {
  readonly id: string;
  readonly config: FlyoutConfig;
  readonly state: FlyoutState;
  /** "Show all results" was pressed. */
  readonly onAll: (term: string) => void;
}

/** Two columns of results, the editors' banner, and the link to all results. */
export function Suggestions({ id, config: { ratio, types }, state, onAll }: SuggestionsProps) {
  const text = useText();
  const { routes, tenant } = useShop();
  const { term, banner, found } = state;
  const all = searchAllAddress(routes, tenant.clientRuntimeConfig, term);
  return (
    <div id={id} className="flyout-list" role="listbox" aria-label={text('search.flyout.label')}>
      <div className="flyout-columns">
        {columnsOf(types).map((column, side) => (
          <div key={side} className={`flyout-column flyout-span-${ratio[side]}`}>
            {column.map((type) => (
              <SuggestionGroup key={type.type} of={type} state={state} id={`${id}-${type.type}`} />
            ))}
          </div>
        ))}
      </div>
      {banner && (
        <Suggestion id={`${id}-banner`} href={banner.href} className="flyout-banner">
          <span className="suggestion-words">
            <span className="suggestion-name">{banner.title}</span>
            {banner.text && <span className="suggestion-more">{banner.text}</span>}
          </span>
          {banner.action && <span className="link">{banner.action}</span>}
        </Suggestion>
      )}
      {all !== undefined && (
        <Suggestion id={`${id}-all`} href={all} className="flyout-all" onClick={() => onAll(term)}>
          <Icon of={SearchIcon} size="s" />
          <span className="suggestion-words">
            {text('search.flyout.all', { term, count: found.products?.total ?? 0 })}
          </span>
          <Icon of={ArrowRightIcon} size="s" />
        </Suggestion>
      )}
    </div>
  );
}
