import { useQuery } from '@tanstack/react-query';
import { checkCapacity, type TimeSlot } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { initialState } from '../../cart/cartState.ts';
import { LoadFailed } from '../../shell/error/LoadFailed.tsx';
import { notify } from '../../shell/notifications/notifications.ts';
import { useText } from '../../shell/shop.tsx';
import { track } from '../../shell/tracking/track.ts';
import { chosenService, formatPlace, heldFor, placeKey } from '../chosenService.ts';
import { formatSlot } from '../format/formatSlot.ts';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { loadStoreName } from '../storeName.ts';
import { useClock } from '../useChosenService.ts';
import { useNow } from '../useNow.ts';
import { useOrderConfig } from '../useOrderConfig.ts';
import { holdSlot } from './holdSlot.ts';
import { NextSlots } from './NextSlots.tsx';
import { SlotDays } from './SlotDays.tsx';
import './slots.css';
import { isFeeWaived, isOpen, nextOpen, slotOf } from './slotGrid.ts';

interface SlotPickerProps {
  /** The slot is held, or stored as wanted until the cart has goods. */
  onChosen(): void;
  readonly onLater?: () => void;
  readonly onOtherPlace?: () => void;
}

/** Days, the slots of a day, and a button that holds the chosen one. */
export function SlotPicker({ onChosen, onLater, onOtherPlace }: SlotPickerProps) {
  const text = useText();
  const dependencies = useServiceDependencies();
  const cart = useSyncExternalStore(dependencies.cart.subscribe, dependencies.cart.get, () => initialState).cart;
  const { address, window, empty } = chosenService(cart);
  const now = useNow(false, window && Date.parse(window.heldUntil));
  const clock = useClock(now);
  const config = useOrderConfig();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['slots', address && placeKey(address)],
    queryFn: ({ signal }) => {
      if (!address) throw new Error('There are no slots without a place.');
      return dependencies.call(checkCapacity, { query: {}, body: { distributionAddress: address } }, { signal });
    },
    enabled: address !== undefined,
    staleTime: 15_000,
  });
  const [picked, setPicked] = useState<string>();
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const distributionType = address?.distributionType;
  // Once for every place that is looked at: a list that is asked for again is the same view.
  const shownPlace = data && address && placeKey(address);
  const tellShown = useEffectEvent(() => {
    if (!data || !distributionType) return;
    const slots = data.days.flatMap(({ windows }) => windows);
    const free = slots.filter((one) => isOpen(one, now));
    const first = free[0] && Date.parse(free[0].startsAt) - now;
    const shown = { kind: 'slotsShown', distributionType, slots: slots.length, free: free.length } as const;
    track({ ...shown, ...(first !== undefined && { leadMs: first }) });
  });
  useEffect(() => {
    if (shownPlace) tellShown();
  }, [shownPlace]);
  const noneFree = data !== undefined && !data.days.some(({ windows }) => windows.some((one) => isOpen(one, now)));
  useEffect(() => {
    if (noneFree && distributionType) track({ kind: 'noSlotFree', distributionType });
  }, [noneFree, distributionType]);
  if (!address) return null;

  const days = data?.days ?? [];
  const ownSlotId = heldFor(window, now) > 0 ? window?.id : dependencies.wanted.get()?.id;
  const ended = window && !empty && heldFor(window, now) === 0 ? window : undefined;
  const slot = slotOf(days, picked ?? ownSlotId);
  const own = slot?.id === ownSlotId;
  const choosable = slot && (own || isOpen(slot, now)) ? slot : undefined;
  const waived =
    cart?.serviceFree === true || isFeeWaived(cart?.priceInfo.orderValue ?? 0, cart?.freeOfChargeThreshold);

  const note = (wish: TimeSlot) => {
    dependencies.wanted.set(wish);
    onChosen();
  };
  const keep = async (wish: TimeSlot) => {
    if (empty) return note(wish);
    setBusy(true);
    setMessage(undefined);
    const outcome = await holdSlot(dependencies, wish.id);
    setBusy(false);
    if (outcome.kind === 'cartEmpty') return note(wish);
    if (outcome.kind === 'held') {
      notify({ key: 'service.hold.done', values: { slot: formatSlot(wish, clock, true) }, type: 'success' });
      return onChosen();
    }
    setMessage(outcome.kind === 'stale' ? `service.slot.refused.${outcome.errorCode}` : 'service.slot.failed');
    if (outcome.kind === 'stale') {
      setPicked(undefined);
      void refetch();
    }
  };

  const collect = address.distributionType === 'CLICK_AND_COLLECT';
  const place = (collect && loadStoreName(() => localStorage, address.storeId)) || formatPlace(address, text);
  return (
    <div className="slot-picker">
      <p className="slot-place">
        <span>{text(collect ? 'service.chip.collect' : 'service.chip.delivery', { place })}</span>
        {onOtherPlace && (
          <button type="button" className="link" onClick={onOtherPlace}>
            {text('service.slot.otherPlace')}
          </button>
        )}
      </p>
      <div role="alert">{message && <Alert tone="warning">{text(message)}</Alert>}</div>
      {isError && <LoadFailed words={text('service.slot.unknown')} retry={refetch} retrying={isFetching} />}
      {!data && !isError && <SlotSkeleton />}
      {data && days.length === 0 && <p>{text('service.slot.none')}</p>}
      {ended && (
        <NextSlots
          slots={nextOpen(days, now, ended.id)}
          clock={clock}
          waived={waived}
          busy={busy}
          onChoose={(wish) => void keep(wish)}
        />
      )}
      {days.length > 0 && (
        <SlotDays
          days={days}
          clock={clock}
          waived={waived}
          ownSlotId={ownSlotId}
          picked={choosable?.id}
          onPick={setPicked}
        />
      )}
      <p className="slot-note">
        {empty
          ? text('service.slot.emptyNote')
          : config && text('service.slot.holdNote', { minutes: config.holdMinutes })}
      </p>
      <div className="service-actions">
        {onLater && (
          <Button kind="outline" onClick={onLater}>
            {text('service.slot.later')}
          </Button>
        )}
        <Button disabled={!choosable} loading={busy} onClick={() => choosable && void keep(choosable)}>
          {text(empty ? 'service.slot.note' : 'service.slot.hold')}
        </Button>
      </div>
    </div>
  );
}

function SlotSkeleton() {
  const text = useText();
  return (
    <div role="status" className="slot-skeleton">
      <VisuallyHidden>{text('service.slot.loading')}</VisuallyHidden>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} shape="block" />
      ))}
    </div>
  );
}
