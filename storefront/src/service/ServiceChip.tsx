import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon, TruckIcon } from '@trolley/ui/icons.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { useShop, useText } from '../shell/shop.tsx';
import { loadServiceDialog } from './loadServiceDialog.ts';
import { openServiceDialog } from './openServiceDialog.ts';
import { useHasPlace, useIsPlaceKnown, useOncePlaceKnown } from './useHasPlace.ts';

const none = {};
const loadChosen = () => import('./ChosenServiceText.tsx').then((module) => module?.ChosenServiceText);
/** Prefetches the dialog's chunk. */
const near = () => void loadServiceDialog().catch(() => undefined);

/**
 * Place and slot in the header of every page. The server renders it for all, with nothing chosen; where a cookie tells
 * of a place, styles draw a skeleton over these words until the cart is loaded.
 */
export function ServiceChip() {
  const { featureCartCheckout } = useShop().tenant.clientRuntimeConfig;
  const placed = useHasPlace();
  const isKnown = useIsPlaceKnown();
  const oncePlaceKnown = useOncePlaceKnown();
  if (!featureCartCheckout) return null;
  return (
    <button
      type="button"
      className="service-chip"
      aria-haspopup="dialog"
      data-replay=""
      onPointerEnter={near}
      onFocus={near}
      onClick={() => oncePlaceKnown((known) => void openServiceDialog(known ? 'slot' : 'place'))}
    >
      {placed ? (
        <LazyComponent when load={loadChosen} props={none}>
          <NothingChosen state="loading" />
        </LazyComponent>
      ) : (
        <NothingChosen state={isKnown ? 'none' : 'unknown'} />
      )}
      <Icon of={ChevronDownIcon} size="s" />
    </button>
  );
}

function NothingChosen({ state }: { readonly state: 'none' | 'unknown' | 'loading' }) {
  const text = useText();
  return (
    <>
      <span className="service-chip-icon">
        <Icon of={TruckIcon} size="s" />
      </span>
      <span className={`service-chip-words service-chip-${state}`}>
        <span>{text('service.chip.question')}</span>
        <strong>{text('service.chip.none')}</strong>
      </span>
    </>
  );
}
