import { searchAllAddress } from '@trolley/contract';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../shell/api/api.ts';
import { componentConfigs } from '../../shell/api/componentConfigs.ts';
import { useLocation, useNavigate } from '../../shell/router/RouterProvider.tsx';
import { useShop, useText } from '../../shell/shop.tsx';
import './flyout.css';
import { readFlyoutConfig } from './flyoutConfig.ts';
import { createFlyoutSearch } from './flyoutSearch.ts';
import { totalFound } from './flyoutState.ts';
import { useOwnGoods } from './ownGoods.ts';
import { usePopularCategories } from './popular.ts';
import { readRecent, saveRecent, withoutRecent, withRecent } from './recentSearches.ts';
import { StartPanel } from './StartPanel.tsx';
import { ActiveSuggestion } from './Suggestion.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useCombobox } from './useCombobox.ts';
import { useFlyout } from './useFlyout.ts';

const listId = 'search-suggestions';

/** The panel below the search field: what helps before the first letter, or suggestions. */
export function SearchFlyout({ field }: { readonly field: HTMLInputElement }) {
  const text = useText();
  const { routes, tenant } = useShop();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const configs = useSyncExternalStore(componentConfigs.subscribe, componentConfigs.get, componentConfigs.get);
  const config = useMemo(() => readFlyoutConfig(configs?.search, tenant.clientRuntimeConfig), [configs, tenant]);
  const types = useMemo(() => config.types.map(({ type }) => type), [config]);
  const [search] = useState(() => createFlyoutSearch(call));
  const state = useSyncExternalStore(search.subscribe, search.get, search.get);
  const [recent, setRecent] = useState(() => readRecent(localStorage));

  const keep = (terms: readonly string[]) => {
    saveRecent(localStorage, terms);
    setRecent(terms);
  };
  const remember = (term: string) => keep(withRecent(recent, term));
  const submit = (term: string) => {
    remember(term);
    const to = searchAllAddress(routes, tenant.clientRuntimeConfig, term);
    if (to?.startsWith('/')) void navigate(to);
    else if (to) window.location.assign(to);
  };

  const { open, typed, active, close } = useFlyout({ field, panel, search, types, submit });
  useClosingOnArrival(close);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Another tab may have searched, or the search's page may have dropped a banned term.
    if (open) setRecent(readRecent(localStorage));
  }
  useEffect(() => search.stop, [search]);
  useEffect(() => componentConfigs.load(), []);

  const own = useOwnGoods(open);
  const popular = usePopularCategories(open);
  const isStart = typed.trim() === '';
  const hasStart = recent.length > 0 || own.products.length > 0 || popular.length > 0;
  const shown = open && (isStart ? hasStart : state.term !== '');
  useCombobox(field, { expanded: shown, controls: listId, active });
  const total = shown && !isStart ? totalFound(state) : undefined;
  return (
    <>
      <p className="visually-hidden" role="status">
        {total !== undefined && text('search.flyout.count', { count: total })}
      </p>
      {shown && (
        // A press on the panel must not move the focus out of the field.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className="flyout"
          data-searched=""
          ref={panel}
          onMouseDown={(event) => !(event.target instanceof HTMLInputElement) && event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') field.focus();
            // A counter's field stands in the search form, and Enter would send that.
            if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
          }}
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}
        >
          <ActiveSuggestion value={active}>
            {isStart ? (
              <StartPanel
                id={listId}
                recent={recent}
                own={own}
                popular={popular}
                onAll={remember}
                onRemove={(gone) => keep(gone.reduce(withoutRecent, recent))}
              />
            ) : (
              <Suggestions id={listId} config={config} state={state} own={own.products} onAll={remember} />
            )}
          </ActiveSuggestion>
        </div>
      )}
    </>
  );
}

/** Closes the panel after a navigation. */
function useClosingOnArrival(close: () => void): void {
  const { key } = useLocation();
  const arrivedAt = useRef(key);
  useEffect(() => {
    if (key === arrivedAt.current) return;
    arrivedAt.current = key;
    close();
  }, [key, close]);
}
