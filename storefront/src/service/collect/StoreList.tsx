import { useQuery } from '@tanstack/react-query';
import type { CollectStore } from '@trolley/contract';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { HeartIcon } from '@trolley/ui/icons.ts';
import { useEffect, useRef } from 'react';
import { formatDistance } from '../../map/formatDistance.ts';
import { useText } from '../../shell/shop.tsx';
import { formatPlace } from '../chosenService.ts';
import { type Clock, formatMoment } from '../format/formatSlot.ts';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { fetchEarliestSlot } from '../slots/earliestSlot.ts';
import { useClock } from '../useChosenService.ts';
import { useNow } from '../useNow.ts';
import { addressOfStore, hoursToday } from './formatStore.ts';
import { StoreWindows, useFeeText } from './StoreWindows.tsx';
import type { useFavouriteStores } from './useFavouriteStores.ts';
import { useInSight } from './useInSight.ts';

interface StoreListProps {
  readonly stores: readonly CollectStore[];
  readonly selected: string | undefined;
  readonly favourites: ReturnType<typeof useFavouriteStores>;
  onSelect(storeId: string): void;
}

export function StoreList({ stores, selected, favourites, onSelect }: StoreListProps) {
  const text = useText();
  const clock = useClock(useNow(false));
  const { ids, canForget, press } = favourites;
  return (
    <fieldset className="store-list" role="radiogroup" aria-label={text('service.store.list')}>
      {stores.map((store, index) => (
        <div key={store.storeId} className="store-row">
          <StoreCard
            store={store}
            number={index + 1}
            clock={clock}
            selected={store.storeId === selected}
            onSelect={() => onSelect(store.storeId)}
          />
          <IconButton
            icon={HeartIcon}
            label={text('favourite.store', { name: store.name })}
            pressed={ids.includes(store.storeId)}
            aria-disabled={(!canForget && ids.includes(store.storeId)) || undefined}
            onClick={() => void press(store.storeId)}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface StoreCardProps {
  readonly store: CollectStore;
  /** That of its pin. */
  readonly number: number;
  readonly clock: Clock;
  readonly selected: boolean;
  onSelect(): void;
}

function StoreCard({ store, number, clock, selected, onSelect }: StoreCardProps) {
  const { text, locale } = clock;
  const { call } = useServiceDependencies();
  const card = useRef<HTMLLabelElement>(null);
  const inSight = useInSight(card);
  const feeText = useFeeText();
  const { data: earliest } = useQuery({
    queryKey: ['earliest', store.storeId],
    queryFn: async () => (await fetchEarliestSlot(call, addressOfStore(store))) ?? null,
    enabled: inSight,
    staleTime: 60_000,
  });
  // A store chosen on the map is scrolled into view in the list.
  useEffect(() => {
    if (selected) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  return (
    <label ref={card} className="choice choice-framed store-card">
      <input type="radio" name="store" value={store.storeId} checked={selected} onChange={onSelect} />
      <span className="store-number" aria-hidden="true">
        {number}
      </span>
      <span className="store-words">
        <span className="store-head">
          <strong>{store.name}</strong>
          {store.distance !== undefined && (
            <span className="store-distance">{formatDistance(store.distance, locale)}</span>
          )}
        </span>
        <span className="store-line">
          {text('service.store.address', { street: store.streetName, number: store.streetNumber })},{' '}
          {formatPlace(store, text)}
        </span>
        <span className="store-line">{hoursToday(store, clock)}</span>
        <span className="store-slot">
          {earliest &&
            text('service.store.earliest', { moment: formatMoment(earliest.startsAt, clock), fee: feeText(earliest) })}
          {earliest === null && text('service.store.noSlot')}
        </span>
        {selected && <StoreWindows store={store} clock={clock} />}
        {store.services.length > 0 && (
          <span className="store-offers">
            {store.services.map((offer) => text(`service.store.offers.${offer}`)).join(' · ')}
          </span>
        )}
      </span>
    </label>
  );
}
