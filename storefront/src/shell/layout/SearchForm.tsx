import { SearchField } from '../../ui/SearchField.tsx';
import { usePathTo, useShop, useText } from '../shop.tsx';

export const searchFieldId = 'site-search';

/** A plain form: it works before the page has come alive. The server leads `?q=` to the address of the search. */
export function SearchForm() {
  const { tenant, site } = useShop();
  const text = useText();
  const pathTo = usePathTo();
  if (pathTo('search-term', { term: 'x' }) === undefined) return null;
  return (
    <form className="site-search" role="search" action={`/${tenant.pageMap.search.urlslug}`} method="get">
      <SearchField
        id={searchFieldId}
        name="q"
        label={text('shell.search.label')}
        placeholder={site.header.searchPlaceholder}
        submitLabel={text('shell.search.submit')}
        maxLength={200}
        required
      />
    </form>
  );
}
