import { collectService, type FoundStore } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { formatDistance } from '../map/formatDistance.ts';
import type { Clock } from '../service/format/formatSlot.ts';
import { usePathTo } from '../shell/shop.tsx';
import { CollectHere } from './CollectHere.tsx';
import { OpenState } from './OpenState.tsx';
import { StoreHeart } from './StoreHeart.tsx';
import { storeAddress } from './storeAddress.ts';

interface StoreCardProps {
  readonly store: FoundStore;
  /** That of its pin. */
  readonly number: number;
  readonly chosen: boolean;
  readonly clock: Clock;
  readonly favourites: Parameters<typeof StoreHeart>[0]['favourites'];
  onChoose(id: string): void;
}

const fewServices = 5;

/** A store among others. Its name leads to its page; a press elsewhere shows it on the map. */
export function StoreCard({ store, number, chosen, clock, favourites, onChoose }: StoreCardProps) {
  const { text, locale } = clock;
  const href = usePathTo()('store-slug', { slug: store.id });
  const services = [...(store.collect ? [collectService] : []), ...store.services];
  const { distance } = store;
  return (
    <li className={classes('store-result', chosen && 'store-result-chosen')} id={`store-${store.id}`}>
      <button
        type="button"
        className="store-pin"
        aria-pressed={chosen}
        aria-label={text('stores.choose', { number, name: store.name })}
        onClick={() => onChoose(store.id)}
        data-replay={`pin-${store.id}`}
      >
        <span aria-hidden="true">{number}</span>
      </button>
      <div className="store-facts">
        <h2>
          <a href={href}>{store.name}</a>
        </h2>
        <p className="store-address">{storeAddress(store, text)}</p>
        <OpenState store={store} clock={clock} />
        <ul className="store-tags">
          {services.slice(0, fewServices).map((service) => (
            <li key={service}>{text(`stores.service.${service}`)}</li>
          ))}
          {services.length > fewServices && (
            <li className="store-tags-more">
              {text('stores.services.more', { count: services.length - fewServices })}
            </li>
          )}
        </ul>
        {chosen && (
          <div className="store-actions">
            {store.collect && <CollectHere store={store} />}
            {href && (
              <ButtonLink kind="outline" href={href}>
                {text('stores.toStore')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
      <div className="store-side">
        <StoreHeart favourites={favourites} id={store.id} name={store.name} />
        {distance !== undefined && <p className="figures">{formatDistance(distance, locale)}</p>}
      </div>
    </li>
  );
}
