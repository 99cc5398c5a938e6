import { useQuery } from '@tanstack/react-query';
import {
  type CartReply,
  type CollectStore,
  getCheckoutStores,
  type PlaceSuggestion,
  type Position,
} from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { StoreIcon } from '@trolley/ui/icons.ts';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useMemo, useState } from 'react';
import { PinMap } from '../../map/PinMap.tsx';
import { LoadFailed } from '../../shell/error/LoadFailed.tsx';
import { useText } from '../../shell/shop.tsx';
import { choosePlace } from '../choosePlace.ts';
import { chosenService, formatPlace } from '../chosenService.ts';
import { placeOfAddress, placeOfSuggestion } from '../delivery/maps.ts';
import { OwnPositionButton } from '../delivery/OwnPositionButton.tsx';
import { PlaceField } from '../delivery/PlaceField.tsx';
import { useOwnPosition } from '../delivery/useOwnPosition.ts';
import { KnownPlaces } from '../known/KnownPlaces.tsx';
import { collectPlaces } from '../known/knownPlaces.ts';
import { PlaceLosses } from '../known/PlaceLosses.tsx';
import { WindowNote } from '../known/WindowNote.tsx';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { loadLastStore, saveStoreName } from '../storeName.ts';
import { useOrderConfig } from '../useOrderConfig.ts';
import './collect.css';
import { addressOfStore, matchesStore } from './formatStore.ts';
import { StoreList } from './StoreList.tsx';
import { useFavouriteStores } from './useFavouriteStores.ts';

interface CollectStepProps {
  onChosen(answer: CartReply, moved: boolean): void;
}

/** At a store: a list and a map of the same stores. */
export function CollectStep({ onChosen }: CollectStepProps) {
  const text = useText();
  const dependencies = useServiceDependencies();
  const [typed, setTyped] = useState('');
  const [near, setNear] = useState<Position>();
  const [wanted, setWanted] = useState(() => chosenService(dependencies.cart.get().cart).address?.storeId);
  const [problem, setProblem] = useState<'nowhere' | 'failed'>();
  const [busy, setBusy] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['checkout-stores', near],
    queryFn: ({ signal }) =>
      dependencies.call(getCheckoutStores, { query: { latitude: near?.lat, longitude: near?.lng } }, { signal }),
    placeholderData: (known) => known,
  });
  const favourites = useFavouriteStores();
  // The order from when the list was opened: pressing a heart does not move its store.
  const [first] = useState(favourites.ids);
  const stores = useMemo(
    () => (near ? (data?.stores ?? []) : favouritesFirst(data?.stores ?? [], first)),
    [data, near, first],
  );
  const config = useOrderConfig();
  const places = useMemo(
    () => stores.map(({ storeId, name, position }, index) => ({ id: storeId, name, position, number: index + 1 })),
    [stores],
  );
  const selected = stores.find(({ storeId }) => storeId === wanted);

  const goNear = (position: Position | undefined) => {
    setProblem(position ? undefined : 'nowhere');
    if (!position) return;
    setNear(position);
    setWanted(undefined);
  };
  const search = async () => {
    if (typed.trim() === '') return;
    const meant = stores.find((store) => matchesStore(store, typed));
    goNear(meant?.position ?? (await placeOfAddress(dependencies.call, typed.trim()))?.position);
    if (meant) setWanted(meant.storeId);
  };
  const pick = async (suggestion: PlaceSuggestion) => {
    setTyped(`${suggestion.primaryPart}, ${suggestion.secondaryPart}`);
    goNear((await placeOfSuggestion(dependencies.call, suggestion))?.position);
  };
  const own = useOwnPosition(async (position) => goNear(position));

  const { address: chosenPlace } = chosenService(dependencies.cart.get().cart);
  // The cart's, or the one that was last chosen in this browser.
  const lastStore = chosenPlace?.storeId ?? loadLastStore(() => localStorage);
  const known = collectPlaces(data?.stores ?? [], { chosen: lastStore, favourites: first });
  const choose = async (store: CollectStore) => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await choosePlace(dependencies, { distributionType: 'CLICK_AND_COLLECT', storeId: store.storeId });
    setBusy(false);
    if (outcome.kind !== 'chosen') return setProblem('failed');
    saveStoreName(() => localStorage, store.storeId, store.name);
    onChosen(outcome.answer, outcome.moved);
  };

  return (
    <form
      className="collect"
      onSubmit={(event) => {
        event.preventDefault();
        if (selected) void choose(selected);
      }}
    >
      {known.length > 0 && (
        <KnownPlaces
          label={text('service.known.stores')}
          places={known.map((store) => ({
            id: store.storeId,
            icon: StoreIcon,
            title: store.name,
            badge: store.storeId === lastStore ? text('service.known.last') : text('service.known.favourite'),
            line: `${text('service.store.address', { street: store.streetName, number: store.streetNumber })}, ${formatPlace(store, text)}`,
            address: { distributionType: 'CLICK_AND_COLLECT', storeId: store.storeId },
          }))}
          busy={busy ? wanted : undefined}
          onChoose={({ id }) => {
            setWanted(id);
            const store = known.find(({ storeId }) => storeId === id);
            if (store) void choose(store);
          }}
        />
      )}
      <div className="collect-search">
        <PlaceField
          label={text('service.store.search')}
          value={typed}
          onType={setTyped}
          onEnter={() => void search()}
          onPick={(suggestion) => void pick(suggestion)}
        />
        <OwnPositionButton of={own} />
      </div>
      <div role="alert">
        {problem === 'nowhere' && <Alert tone="info">{text('service.store.nowhere', { typed })}</Alert>}
        {problem === 'failed' && <Alert tone="error">{text('service.address.failed')}</Alert>}
      </div>
      {isError && <LoadFailed words={text('service.store.unknown')} retry={refetch} retrying={isFetching} />}
      {!data && !isError && (
        <div role="status" className="collect-loading">
          <VisuallyHidden>{text('service.store.loading')}</VisuallyHidden>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
      {stores.length > 0 && (
        <div className="collect-columns">
          <PinMap
            country={config?.country.code ?? ''}
            label={text('service.map.label')}
            styleUrl={config?.mapStyle}
            places={places}
            own={near}
            chosen={wanted}
            onChoose={setWanted}
          />
          <StoreList stores={stores} selected={wanted} favourites={favourites} onSelect={setWanted} />
        </div>
      )}
      <div className="service-actions">
        {selected && <WindowNote keeps={selected.storeId === chosenPlace?.storeId} />}
        {selected && selected.storeId !== chosenPlace?.storeId && <PlaceLosses address={addressOfStore(selected)} />}
        <p role="status" className="collect-chosen">
          {selected ? selected.name : text('service.store.choose')}
        </p>
        <Button type="submit" disabled={!selected} loading={busy}>
          {text('service.store.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Without a search the favourite stores come first. */
function favouritesFirst(stores: readonly CollectStore[], favourites: readonly string[]): readonly CollectStore[] {
  const rank = ({ storeId }: CollectStore) => (favourites.includes(storeId) ? 0 : 1);
  return stores.toSorted((a, b) => rank(a) - rank(b));
}
