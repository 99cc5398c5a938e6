import { useText } from '../shell/shop.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { StoreIcon, TruckIcon } from '../ui/icons.ts';
import { placeWords } from './chosenService.ts';
import { HoldTime, OrderBy } from './HoldTime.tsx';
import { keptStoreName } from './storeName.ts';
import { type Chosen, useChosenService } from './useChosenService.ts';
import { deadlineWords, momentWords, slotWords } from './words/slotWords.ts';

/** What the chip says of a place that was chosen. */
export function ChosenWords() {
  const text = useText();
  const chosen = useChosenService();
  const { address, slot } = chosen;
  const collect = address?.distributionType === 'CLICK_AND_COLLECT';
  const isOver = slot.kind === 'expired' || slot.kind === 'closed';
  const store = collect ? keptStoreName(() => localStorage, address.storeId) : undefined;
  return (
    <>
      <span className="service-chip-icon">
        <Icon of={collect ? StoreIcon : TruckIcon} size="s" />
      </span>
      <span className={classes('service-chip-words', isOver && 'service-chip-expired')}>
        <span>
          {text(collect ? 'service.chip.collect' : 'service.chip.delivery', {
            place: store ?? placeWords(address ?? {}),
          })}
        </span>
        <strong>
          <TimeWords {...chosen} />
        </strong>
      </span>
    </>
  );
}

function TimeWords({ slot, clock }: Chosen) {
  const { text } = clock;
  switch (slot.kind) {
    case 'noPlace':
      return text('service.chip.none');
    case 'fixed':
      return slotWords(slot.window, clock);
    case 'held':
      return (
        <>
          {slotWords(slot.window, clock)} · <HoldTime left={slot.left} />
        </>
      );
    case 'lastCall':
      return (
        <>
          {slotWords(slot.window, clock)} ·{' '}
          <OrderBy moment={deadlineWords(slot.window.cutOffAt, clock)} left={slot.left} />
        </>
      );
    case 'expired':
      return text('service.chip.expired');
    case 'closed':
      return slot.next
        ? text('service.chip.next', { moment: momentWords(slot.next.startsAt, clock) })
        : text('service.chip.closed');
    case 'wanted':
      return text('service.chip.wanted', { slot: slotWords(slot.slot, clock) });
    case 'earliest':
      return slot.slot
        ? text('service.chip.from', { moment: momentWords(slot.slot.startsAt, clock) })
        : text('service.chip.chooseSlot');
  }
}
