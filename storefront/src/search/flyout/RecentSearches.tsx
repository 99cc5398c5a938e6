import { searchAllAddress } from '@trolley/contract';
import { useShop, useText } from '../../shell/shop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ClockIcon, CloseIcon } from '../../ui/icons.ts';
import { Suggestion } from './Suggestion.tsx';

interface RecentSearchesProps {
  readonly id: string;
  readonly terms: readonly string[];
  readonly onAll: (term: string) => void;
  readonly onRemove: (terms: readonly string[]) => void;
}

/** Recent searches. The remove buttons are beside the list, since a listbox may only hold options. */
export function RecentSearches({ id, terms, onAll, onRemove }: RecentSearchesProps) {
  const text = useText();
  const { routes, tenant } = useShop();
  const title = `${id}-title`;
  return (
    <div className="recent">
      <div className="recent-head">
        <div className="suggestions-title" id={title}>
          {text('search.recent.title')}
        </div>
        <button type="button" className="link" onClick={() => onRemove(terms)}>
          {text('search.recent.clear')}
        </button>
      </div>
      <div className="recent-rows">
        <div id={id} role="listbox" aria-labelledby={title}>
          {terms.map((term, index) => {
            const href = searchAllAddress(routes, tenant.clientRuntimeConfig, term);
            return (
              href && (
                <Suggestion key={term} id={`${id}-${index}`} href={href} onClick={() => onAll(term)}>
                  <Icon of={ClockIcon} size="s" />
                  <span className="suggestion-words">{term}</span>
                </Suggestion>
              )
            );
          })}
        </div>
        <div className="recent-removers">
          {terms.map((term) => (
            <IconButton
              key={term}
              icon={CloseIcon}
              label={text('search.recent.remove', { term })}
              onClick={() => onRemove([term])}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
