import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { StoreIcon } from '@trolley/ui/icons.ts';
import '../service/delivery/place-field.css';
import { MapPinIcon } from '../service/icons.ts';
import { useText } from '../shell/shop.tsx';
import { storeAddress } from './storeAddress.ts';
import type { FinderSuggestions } from './useStoreSuggestions.ts';

/** Stores and places under the field of the finder. */
export function StoreSuggestions({ suggestions }: { readonly suggestions: FinderSuggestions }) {
  const text = useText();
  const { list, results, expanded, active, count, pick } = suggestions;
  return (
    <>
      {expanded && (
        <div className="place-suggestions" id={list} role="listbox" aria-label={text('stores.suggestions.label')}>
          {results.map((suggestion, index) => (
            <button
              type="button"
              key={`${suggestion.store?.id} ${suggestion.name} ${suggestion.place}`}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes('place-suggestion', index === active && 'place-suggestion-active')}
              // The field keeps the focus, so that the list is still there when the press ends.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
            >
              <Icon of={suggestion.store ? StoreIcon : MapPinIcon} size="s" />
              <span>
                <strong>{suggestion.name}</strong>
                <small>{suggestion.store ? storeAddress(suggestion.store, text) : suggestion.place}</small>
              </span>
            </button>
          ))}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {count === undefined ? '' : text('stores.suggestions.count', { count })}
      </span>
    </>
  );
}
