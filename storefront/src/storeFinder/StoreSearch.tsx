import { type StoreAsk, type StoreSuggestion, writeStoreAsk } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { SearchField } from '@trolley/ui/SearchField.tsx';
import { MapPinIcon } from '../service/icons.ts';
import { useNavigate } from '../shell/router/RouterProvider.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import { useHydrated } from '../shell/useHydrated.ts';
import { LocateIcon } from './icons.ts';
import { StoreSuggestions } from './StoreSuggestions.tsx';
import type { Nearby } from './useNearby.ts';
import { useStoreSuggestions } from './useStoreSuggestions.ts';

interface StoreSearchProps {
  readonly path: string;
  readonly ask: StoreAsk;
  readonly nearby: Nearby;
  /** The editors' own. */
  readonly placeholder: string | undefined;
}

/** A place, a postal code or a store, and one's own position with a press. Without scripts it is a plain form. */
export function StoreSearch({ path, ask, nearby, placeholder }: StoreSearchProps) {
  const text = useText();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const pathTo = usePathTo();
  const search = (q: string) => {
    nearby.forget();
    void navigate(path + writeStoreAsk({ ...ask, q }));
  };
  const suggestions = useStoreSuggestions(({ name, store, place }: StoreSuggestion) => {
    const page = store && pathTo('store-slug', { slug: store.id });
    if (page) void navigate(page);
    else search([name, place].filter(Boolean).join(' '));
  });
  return (
    <div className="store-search">
      <form
        action={path}
        method="get"
        role="search"
        aria-label={text('stores.search.label')}
        onSubmit={(event) => {
          event.preventDefault();
          suggestions.close();
          const typed = new FormData(event.currentTarget).get('q');
          search(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        {ask.open && <input type="hidden" name="open" value="1" />}
        {ask.services.map((service) => (
          <input key={service} type="hidden" name="service" value={service} />
        ))}
        <Icon of={MapPinIcon} className="store-search-pin" />
        <SearchField
          key={ask.q}
          name="q"
          defaultValue={ask.q}
          maxLength={80}
          label={text('stores.search.label')}
          placeholder={placeholder ?? text('stores.search.placeholder')}
          submitLabel={text('stores.search.submit')}
          {...(hydrated && suggestions.field)}
        />
        <StoreSuggestions suggestions={suggestions} />
      </form>
      <div className="store-locate">
        {hydrated && (
          <Button kind="outline" icon={LocateIcon} loading={nearby.state === 'pending'} onClick={nearby.locate}>
            <span className="store-locate-words">{text('stores.locate')}</span>
          </Button>
        )}
      </div>
      <p role="status" className="store-locate-problem">
        {(nearby.state === 'denied' || nearby.state === 'unavailable' || nearby.state === 'failed') &&
          text(`stores.locate.${nearby.state}`)}
      </p>
    </div>
  );
}
