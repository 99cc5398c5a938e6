import { useShop, useText } from '../shell/shop.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { ChevronDownIcon, StoreIcon, TruckIcon } from '../ui/icons.ts';
import { placeWords } from './chosenService.ts';
import { HoldTime } from './HoldTime.tsx';
import { loadServiceDialog } from './loadServiceDialog.ts';
import { openServiceDialog } from './openServiceDialog.ts';
import { keptStoreName } from './storeName.ts';
import { type Chosen, useChosenService } from './useChosenService.ts';
import { momentWords, slotWords } from './words/slotWords.ts';

/** Its file is on its way before the press. */
const near = () => void loadServiceDialog().catch(() => undefined);

/** Where and when, in the header of every page. The server draws it for everybody: nothing chosen. */
export function ServiceChip() {
  const text = useText();
  const { featureCartCheckout } = useShop().tenant.clientRuntimeConfig;
  const chosen = useChosenService();
  if (!featureCartCheckout) return null;
  const { address, slot } = chosen;
  const collect = address?.distributionType === 'CLICK_AND_COLLECT';
  return (
    <button
      type="button"
      className={classes('service-chip', slot.kind === 'expired' && 'service-chip-expired')}
      aria-haspopup="dialog"
      data-replay=""
      onPointerEnter={near}
      onFocus={near}
      onClick={() => void openServiceDialog(address ? 'slot' : 'place')}
    >
      <span className="service-chip-icon">
        <Icon of={collect ? StoreIcon : TruckIcon} size="s" />
      </span>
      <span className="service-chip-words">
        <span>
          {address
            ? text(collect ? 'service.chip.collect' : 'service.chip.delivery', {
                place: (collect && keptStoreName(() => localStorage, address.storeId)) || placeWords(address),
              })
            : text('service.chip.question')}
        </span>
        <strong>
          <TimeWords {...chosen} />
        </strong>
      </span>
      <Icon of={ChevronDownIcon} size="s" />
    </button>
  );
}

function TimeWords({ slot, clock }: Chosen) {
  const { text } = clock;
  switch (slot.kind) {
    case 'noPlace':
      return text('service.chip.none');
    case 'held':
      return (
        <>
          {slotWords(slot.window, clock)} · <HoldTime left={slot.left} />
        </>
      );
    case 'expired':
      return text('service.chip.expired');
    case 'wanted':
      return text('service.chip.wanted', { slot: slotWords(slot.slot, clock) });
    case 'earliest':
      return slot.slot
        ? text('service.chip.from', { moment: momentWords(slot.slot.startsAt, clock) })
        : text('service.chip.chooseSlot');
  }
}
