import { useQuery } from '@tanstack/react-query';
import { type CartReply, checkPlaces, type DistributionAddress } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../shell/shop.tsx';
import { choosePlace } from '../choosePlace.ts';
import { heldFor } from '../chosenService.ts';
import { lossesOf } from '../known/knownPlaces.ts';
import { PlaceLosses } from '../known/PlaceLosses.tsx';
import { WindowNote } from '../known/WindowNote.tsx';
import type { WantedStore } from '../openServiceDialog.ts';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { saveStoreName } from '../storeName.ts';
import { useChosenService } from '../useChosenService.ts';
import './collect.css';

interface CollectAtProps {
  readonly store: WantedStore;
  onChosen(answer: CartReply, moved: boolean): void;
  /** The shopper would rather have another place. */
  onOther(): void;
}

/** Collecting at a store that was chosen elsewhere: at once, unless that takes something away. Then it is asked first. */
export function CollectAt({ store, onChosen, onOther }: CollectAtProps) {
  const text = useText();
  const dependencies = useServiceDependencies();
  const { call, cart } = dependencies;
  const { window, address: before, clock } = useChosenService();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const address: DistributionAddress = { distributionType: 'CLICK_AND_COLLECT', storeId: store.id };
  const skus = cart.get().cart?.productLineItems.map(({ product }) => product.sku) ?? [];
  const { data, isError } = useQuery({
    queryKey: ['customer', 'collect-at', store.id, skus],
    queryFn: async ({ signal }) => {
      const body = { places: [address], skus: skus.slice(0, 300) };
      return (await call(checkPlaces, { body }, { signal })).places[0] ?? null;
    },
    staleTime: 60_000,
  });
  const isThere = before?.storeId === store.id;
  const drops = !isThere && heldFor(window, clock.now) > 0;
  const asks = isError || failed || drops || (data !== undefined && data !== null && lossesOf(data).length > 0);

  const choose = useCallback(async () => {
    setBusy(true);
    setFailed(false);
    const outcome = await choosePlace(dependencies, { distributionType: 'CLICK_AND_COLLECT', storeId: store.id });
    setBusy(false);
    if (outcome.kind !== 'chosen') return setFailed(true);
    saveStoreName(() => localStorage, store.id, store.name);
    return onChosen(outcome.answer, outcome.moved);
  }, [dependencies, store, onChosen]);

  const begun = useRef(false);
  const isFree = data !== undefined && !asks;
  useEffect(() => {
    if (!isFree || begun.current) return;
    begun.current = true;
    void choose();
  }, [isFree, choose]);

  if (!asks)
    return (
      <div role="status" className="collect-loading">
        <VisuallyHidden>{text('service.store.loading')}</VisuallyHidden>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  return (
    <div className="collect-at">
      {failed && <Alert tone="error">{text('service.address.failed')}</Alert>}
      <div className="service-actions">
        {drops && <WindowNote keeps={false} />}
        <PlaceLosses address={address} />
        <p className="collect-chosen">{store.name}</p>
        <Button kind="outline" onClick={onOther}>
          {text('service.store.other')}
        </Button>
        <Button loading={busy} onClick={() => void choose()}>
          {text('service.store.submit')}
        </Button>
      </div>
    </div>
  );
}
