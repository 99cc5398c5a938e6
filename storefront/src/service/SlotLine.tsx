import { useText } from '../shell/shop.tsx';
import { HoldTime } from './HoldTime.tsx';
import { openServiceDialog } from './openServiceDialog.ts';
import { type Chosen, useChosenService } from './useChosenService.ts';
import { deadlineWords, momentWords, slotWords } from './words/slotWords.ts';

/** One line of the cart about its slot, and the way to choose another. */
export function SlotLine() {
  const text = useText();
  const chosen = useChosenService();
  const view = chosen.address ? 'slot' : 'place';
  return (
    <p className="slot-line">
      <span>
        <Words {...chosen} />
      </span>
      {chosen.slot.kind !== 'fixed' && (
        <button type="button" className="link" onClick={() => void openServiceDialog(view)}>
          {text(`service.line.action.${chosen.slot.kind}`)}
        </button>
      )}
    </p>
  );
}

function Words({ slot, clock }: Chosen) {
  const { text } = clock;
  switch (slot.kind) {
    case 'noPlace':
      return text('service.line.noPlace');
    case 'fixed':
      return text('service.line.fixed', { slot: slotWords(slot.window, clock, true) });
    case 'held':
      return (
        <>
          {text('service.line.held', { slot: slotWords(slot.window, clock, true) })}{' '}
          <HoldTime left={slot.left} inside />
        </>
      );
    case 'lastCall':
      return (
        <>
          {text('service.line.lastCall', {
            slot: slotWords(slot.window, clock, true),
            moment: deadlineWords(slot.window.cutOffAt, clock),
          })}{' '}
          <HoldTime left={slot.left} inside />
        </>
      );
    case 'expired':
      return text('service.line.expired', { slot: slotWords(slot.window, clock, true) });
    case 'closed':
      return (
        <>
          {text('service.line.closed', { slot: slotWords(slot.window, clock, true) })}{' '}
          {slot.next && text('service.line.earliest', { moment: momentWords(slot.next.startsAt, clock) })}
        </>
      );
    case 'wanted':
      return text('service.line.wanted', { slot: slotWords(slot.slot, clock, true) });
    case 'earliest':
      return slot.slot
        ? text('service.line.earliest', { moment: momentWords(slot.slot.startsAt, clock) })
        : text('service.line.noSlot');
  }
}
