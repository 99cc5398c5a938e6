import { matchRoute } from '@trolley/contract';
import { SearchField } from '@trolley/ui/SearchField.tsx';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { decoded } from '../shell/decoded.ts';
import { usePathTo, useShop, useText } from '../shell/shop.tsx';

export const searchFieldId = 'site-search';

/** A plain form: it works before hydration. The server leads `?q=` to the address of the search. */
export function SearchForm({ path }: { readonly path: string }) {
  const { tenant, site, routes } = useShop();
  const text = useText();
  const pathTo = usePathTo();
  const { field, flyout, load } = useFlyoutWhenNeeded();
  // Paths are encoded as addresses are; what was typed was not.
  const term = matchRoute(routes, decoded(path) ?? path)?.params.term ?? '';
  useTermOfPage(term);
  if (pathTo('search-term', { term: 'x' }) === undefined) return null;
  return (
    <form className="site-search" role="search" action={`/${tenant.pageMap.search.urlslug}`} method="get">
      <SearchField
        ref={field}
        id={searchFieldId}
        name="q"
        label={text('shell.search.label')}
        placeholder={site.header.searchPlaceholder}
        submitLabel={text('shell.search.submit')}
        maxLength={200}
        required
        defaultValue={term}
        onFocus={load}
        onPointerEnter={load}
      />
      {flyout && <flyout.Flyout field={flyout.field} />}
    </form>
  );
}

/** The flyout is loaded when the field gets the focus or the pointer; without it the form works as plain HTML. */
function useFlyoutWhenNeeded() {
  // Not in the state: it would render the whole form a second time during hydration.
  const field = useRef<HTMLInputElement>(null);
  const [flyout, setFlyout] = useState<LoadedFlyout>();
  const load = useCallback(() => {
    void import('../search/flyout/SearchFlyout.tsx').then(
      (module) => {
        if (module && field.current) setFlyout({ Flyout: module.SearchFlyout, field: field.current });
      },
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (field.current && document.activeElement === field.current) load();
  }, [load]);
  return { field, flyout, load };
}

interface LoadedFlyout {
  readonly Flyout: ComponentType<{ readonly field: HTMLInputElement }>;
  readonly field: HTMLInputElement;
}

/** On the search page the field holds the term; on leaving the page it is cleared. */
function useTermOfPage(term: string): void {
  const shown = useRef(term);
  useEffect(() => {
    if (shown.current === term) return;
    shown.current = term;
    const field = document.getElementById(searchFieldId);
    if (field instanceof HTMLInputElement) field.value = term;
  }, [term]);
}
