import { type StoreAsk, toggleService, writeStoreAsk } from '@trolley/contract';
import { Icon, type IconShape } from '@trolley/ui/Icon.tsx';
import { ClockIcon, HeartIcon } from '@trolley/ui/icons.ts';
import { useText } from '../shell/shop.tsx';
import { iconOfService } from './serviceIcons.ts';

interface StoreFiltersProps {
  readonly path: string;
  readonly ask: StoreAsk;
  readonly filters: readonly string[];
  /** One's own stores alone; undefined while there are none. */
  readonly mine?: { readonly on: boolean; toggle(): void } | undefined;
}

/** What narrows the list, each a link: the result's address can be handed on, and no script is needed. */
export function StoreFilters({ path, ask, filters, mine }: StoreFiltersProps) {
  const text = useText();
  const chip = (key: string, icon: IconShape, label: string, on: boolean, next: StoreAsk) => (
    <li key={key}>
      <a
        className="filter-chip"
        href={path + writeStoreAsk(next)}
        rel="nofollow"
        aria-current={on ? 'true' : undefined}
      >
        <Icon of={icon} size="s" />
        {label}
      </a>
    </li>
  );
  return (
    <nav className="store-filters" aria-label={text('stores.filter.label')}>
      <ul className="store-filter-list">
        {chip('open', ClockIcon, text('stores.filter.open'), ask.open, { ...ask, open: !ask.open })}
        {mine && (
          <li>
            <button type="button" className="filter-chip" aria-pressed={mine.on} onClick={mine.toggle}>
              <Icon of={HeartIcon} size="s" />
              {text('stores.filter.mine')}
            </button>
          </li>
        )}
        {filters.map((service) =>
          chip(
            service,
            iconOfService(service),
            text(`stores.service.${service}`),
            ask.services.includes(service),
            toggleService(ask, service),
          ),
        )}
      </ul>
    </nav>
  );
}
