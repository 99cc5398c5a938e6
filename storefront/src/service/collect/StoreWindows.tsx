import { useQuery } from '@tanstack/react-query';
import { type CollectStore, checkCapacity, type TimeSlot } from '@trolley/contract';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { type Clock, formatDay, formatSpan } from '../format/formatSlot.ts';
import { localMoment } from '../format/moments.ts';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { isOpen } from '../slots/slotGrid.ts';
import { addressOfStore } from './formatStore.ts';

const mostWindows = 3;

/** The next windows of the chosen store with their prices; one of them is chosen in the step that follows. */
export function StoreWindows({ store, clock }: { readonly store: CollectStore; readonly clock: Clock }) {
  const { call } = useServiceDependencies();
  const feeText = useFeeText();
  const { data, isPending } = useQuery({
    queryKey: ['store-windows', store.storeId],
    queryFn: ({ signal }) =>
      call(checkCapacity, { query: {}, body: { distributionAddress: addressOfStore(store) } }, { signal }),
    staleTime: 60_000,
  });
  const windows = (data?.days ?? []).flatMap((day) => day.windows).filter((slot) => isOpen(slot, clock.now));
  if (isPending)
    return (
      <span className="store-windows" aria-hidden="true">
        {[1, 2, 3].map((window) => (
          <Skeleton key={window} shape="block" />
        ))}
      </span>
    );
  return (
    <span className="store-windows">
      {windows.slice(0, mostWindows).map((slot) => (
        <span key={slot.id} className="store-window figures">
          <span>{formatDay(localMoment(slot.startsAt, clock.timeZone).date, clock)} </span>
          <b>{formatSpan(slot, clock)} </b>
          <span>{feeText(slot)} </span>
        </span>
      ))}
    </span>
  );
}

/** `gratis`, or the price of a window. */
export function useFeeText(): (slot: Pick<TimeSlot, 'fee'>) => string {
  const text = useText();
  const money = useMoney();
  return ({ fee }) => (fee === 0 ? text('service.slot.free') : money(fee));
}
