import type { StoreDetail, TimeSlot } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import { useEffect, useState } from 'react';
import { type Clock, formatMoment } from '../service/format/formatSlot.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { fetchEarliestSlot } from '../service/slots/earliestSlot.ts';
import { useMoney } from '../shell/useMoney.ts';

/** The first free time to collect at a store; asked for after the page came alive, in room that waits for it. */
export function NextCollection({ store, clock }: { readonly store: StoreDetail; readonly clock: Clock }) {
  const { text } = clock;
  const { call } = useServiceDependencies();
  const money = useMoney();
  const [slot, setSlot] = useState<TimeSlot | null>();
  useEffect(() => {
    let left = false;
    void fetchEarliestSlot(call, { distributionType: 'CLICK_AND_COLLECT', storeId: store.id }).then(
      (found) => !left && setSlot(found ?? null),
    );
    return () => {
      left = true;
    };
  }, [call, store.id]);
  const fee = slot && (slot.fee === 0 ? text('service.slot.free') : money(slot.fee));
  return (
    <p className="next-collection" role="status">
      {slot && (
        <>
          <Icon of={CheckIcon} size="s" />
          <span>
            {text('stores.page.nextCollection', { moment: formatMoment(slot.startsAt, clock), fee: fee ?? '' })}
          </span>
        </>
      )}
      {slot === null && text('service.store.noSlot')}
    </p>
  );
}
