import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import { formatMoment, formatSlot } from '../../service/format/formatSlot.ts';
import { type Chosen, useChosenService } from '../../service/useChosenService.ts';
import { useText } from '../../shell/shop.tsx';

interface AvailableSlotProps {
  /** What else is to be said below it. */
  readonly note?: string | undefined;
  /** The time alone, for a bar. */
  readonly short?: boolean;
}

/** That a product can be had in the chosen slot, or from when on; only for those who chose a place. */
export function AvailableSlot({ note, short = false }: AvailableSlotProps) {
  const text = useText();
  const chosen = useChosenService();
  const slot = slotWords(chosen);
  if (short)
    return (
      slot && (
        <>
          <Icon of={CheckIcon} size="s" /> {slot.words}
        </>
      )
    );
  const words = [slot?.words, note].filter((part) => part !== undefined);
  return (
    <>
      <b>{text(slot?.chosen ? 'catalogue.availability.inSlot' : 'catalogue.availability.available')}</b>
      <p className="muted small">{words.join(' · ')}</p>
    </>
  );
}

/** The slot that counts, in words; undefined where none is known. */
function slotWords({ slot, clock }: Chosen): { readonly words: string; readonly chosen: boolean } | undefined {
  switch (slot.kind) {
    case 'fixed':
    case 'held':
    case 'lastCall':
      return { words: formatSlot(slot.window, clock), chosen: true };
    case 'wanted':
      return { words: formatSlot(slot.slot, clock), chosen: true };
    case 'closed':
    case 'earliest': {
      const next = slot.kind === 'closed' ? slot.next : slot.slot;
      if (!next) return undefined;
      return {
        words: clock.text('catalogue.availability.from', { moment: formatMoment(next.startsAt, clock) }),
        chosen: false,
      };
    }
    case 'expired':
    case 'noPlace':
      return undefined;
  }
}
