import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { StoreIcon, TruckIcon } from '@trolley/ui/icons.ts';
import { useText } from '../shell/shop.tsx';
import { formatPlace } from './chosenService.ts';
import { formatDeadline, formatMoment, formatSlot } from './format/formatSlot.ts';
import { HoldTime, OrderBy } from './HoldTime.tsx';
import { loadStoreName } from './storeName.ts';
import { type Chosen, useChosenService } from './useChosenService.ts';

/** The text of the chip for a chosen place and slot. */
export function ChosenServiceText() {
  const text = useText();
  const chosen = useChosenService();
  const { address, slot } = chosen;
  const collect = address?.distributionType === 'CLICK_AND_COLLECT';
  const isOver = slot.kind === 'expired' || slot.kind === 'closed';
  const store = collect ? loadStoreName(() => localStorage, address.storeId) : undefined;
  // Before the deadline the chip shows it instead of the place, for lack of space.
  const isLastCall = slot.kind === 'lastCall';
  const place = isLastCall ? formatSlot(slot.window, chosen.clock, true) : (store ?? formatPlace(address ?? {}, text));
  return (
    <>
      <span className="service-chip-icon">
        <Icon of={collect ? StoreIcon : TruckIcon} size="s" />
      </span>
      <span
        className={classes(
          'service-chip-words',
          isOver && 'service-chip-expired',
          isLastCall && 'service-chip-last-call',
        )}
      >
        <span>{text(collect ? 'service.chip.collect' : 'service.chip.delivery', { place })}</span>
        <strong>
          <SlotTimeText {...chosen} />
        </strong>
      </span>
    </>
  );
}

/** `Heute 17–19 Uhr · 42:10`, or what there is instead. */
export function SlotTimeText({ slot, clock }: Chosen) {
  const { text } = clock;
  switch (slot.kind) {
    case 'noPlace':
      return text('service.chip.none');
    case 'fixed':
      return formatSlot(slot.window, clock);
    case 'held':
      return (
        <>
          <span className="slot-words">{formatSlot(slot.window, clock)}</span> · <HoldTime left={slot.left} />
        </>
      );
    case 'lastCall':
      return <OrderBy moment={formatDeadline(slot.window.cutOffAt, clock)} left={slot.left} />;
    case 'expired':
      return text('service.chip.expired');
    case 'closed':
      return slot.next
        ? text('service.chip.next', { moment: formatMoment(slot.next.startsAt, clock) })
        : text('service.chip.closed');
    case 'wanted':
      return text('service.chip.wanted', { slot: formatSlot(slot.slot, clock) });
    case 'earliest':
      return slot.slot
        ? text('service.chip.from', { moment: formatMoment(slot.slot.startsAt, clock) })
        : text('service.chip.chooseSlot');
  }
}
