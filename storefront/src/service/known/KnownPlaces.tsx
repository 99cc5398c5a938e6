import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { checkPlaces, type DistributionAddress, type PlaceOutlook } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon, type IconShape } from '@trolley/ui/Icon.tsx';
import { CheckIcon, ChevronRightIcon } from '@trolley/ui/icons.ts';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { heldFor } from '../chosenService.ts';
import { type Clock, formatSlot } from '../format/formatSlot.ts';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { useChosenService } from '../useChosenService.ts';
import { isSamePlace, keepsWindow, lossesOf } from './knownPlaces.ts';
import './known.css';

export interface KnownPlace {
  readonly id: string;
  readonly icon: IconShape;
  readonly title: string;
  readonly badge?: string | undefined;
  readonly line: string;
  readonly address: DistributionAddress;
}

interface KnownPlacesProps {
  readonly label: string;
  readonly places: readonly KnownPlace[];
  /** The place that is being chosen. */
  readonly busy: string | undefined;
  onChoose(place: KnownPlace): void;
}

/** WEEK-01: places the shopper has used, one press each, with the next slot there and what it would take away. */
export function KnownPlaces({ label, places, busy, onChoose }: KnownPlacesProps) {
  const { call, cart } = useServiceDependencies();
  const chosen = useChosenService();
  const skus = cart.get().cart?.productLineItems.map(({ product }) => product.sku) ?? [];
  const { data, isPending } = useQuery({
    queryKey: ['customer', 'place-outlooks', places.map(({ id }) => id), skus],
    queryFn: async ({ signal }) => {
      const body = { places: places.map(({ address }) => address), skus: skus.slice(0, 300) };
      return (await call(checkPlaces, { body }, { signal })).places;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const isHeld = heldFor(chosen.window, chosen.clock.now) > 0;
  return (
    <ul className="known-places" aria-label={label}>
      {places.map((place, index) => {
        const isChosen = isSamePlace(place.address, chosen.address);
        const outlook = data?.[index];
        const isDropped = isHeld && outlook && chosen.address && !keepsWindow(place.address, outlook, chosen.address);
        return (
          <li key={place.id}>
            <button
              type="button"
              className={classes('known-place', isChosen && 'known-place-chosen')}
              aria-current={isChosen || undefined}
              aria-busy={busy === place.id || undefined}
              disabled={busy !== undefined}
              onClick={() => onChoose(place)}
            >
              <span className="known-place-icon">
                <Icon of={place.icon} size="s" />
              </span>
              <span className="known-place-words">
                <span>
                  <strong>{place.title}</strong>
                  {place.badge !== undefined && <small className="known-place-badge">{place.badge}</small>}
                </span>
                <span>{place.line}</span>
                <span className="known-place-slot">
                  {isPending ? <Skeleton /> : outlook && <Outlook {...outlook} clock={chosen.clock} />}
                </span>
                {outlook &&
                  lossesOf(outlook).map(({ key, count }) => (
                    <span key={key} className="known-place-warning">
                      {chosen.clock.text(key, { count })}
                    </span>
                  ))}
                {isDropped && (
                  <span className="known-place-warning">{chosen.clock.text('service.known.windowDropped')}</span>
                )}
              </span>
              <Icon of={isChosen ? CheckIcon : ChevronRightIcon} size="s" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Outlook({ served, window, clock }: PlaceOutlook & { readonly clock: Clock }) {
  const money = useMoney();
  const { text } = clock;
  if (!served) return text('service.known.notServed');
  if (!window) return text('service.store.noSlot');
  const fee = window.fee === 0 ? text('service.slot.free') : money(window.fee);
  return text('service.known.next', { slot: formatSlot(window, clock, true), fee });
}
