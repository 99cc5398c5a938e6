import { Icon } from '@trolley/ui/Icon.tsx';
import { ClockIcon } from '@trolley/ui/icons.ts';
import { useText } from '../shell/shop.tsx';
import { SlotTimeText } from './ChosenServiceText.tsx';
import { formatDeadline, formatMoment, formatSlot } from './format/formatSlot.ts';
import { HoldTime } from './HoldTime.tsx';
import { openServiceDialog } from './openServiceDialog.ts';
import { type Chosen, useChosenService } from './useChosenService.ts';

/** The cart's slot in one line, with a button to choose another. */
export function SlotLine() {
  const text = useText();
  const chosen = useChosenService();
  const view = chosen.address ? 'slot' : 'place';
  return (
    <p className="slot-line">
      <span>
        <SlotText {...chosen} />
      </span>
      {chosen.slot.kind !== 'fixed' && (
        <button type="button" className="link" onClick={() => void openServiceDialog(view)}>
          {text(`service.line.action.${chosen.slot.kind}`)}
        </button>
      )}
    </p>
  );
}

/** The slot in a few words beside a title, which are the button to choose another. */
export function SlotLabel() {
  const chosen = useChosenService();
  const { slot, address } = chosen;
  const words = (
    <>
      <Icon of={ClockIcon} size="s" />
      <span>
        <SlotTimeText {...chosen} />
      </span>
    </>
  );
  if (slot.kind === 'fixed') return <p className="slot-line slot-label">{words}</p>;
  return (
    <button
      type="button"
      className="slot-line slot-label"
      onClick={() => void openServiceDialog(address ? 'slot' : 'place')}
    >
      {words}
    </button>
  );
}

function SlotText({ slot, clock }: Chosen) {
  const { text } = clock;
  switch (slot.kind) {
    case 'noPlace':
      return text('service.line.noPlace');
    case 'fixed':
      return text('service.line.fixed', { slot: formatSlot(slot.window, clock, true) });
    case 'held':
      return (
        <>
          {text('service.line.held', { slot: formatSlot(slot.window, clock, true) })}{' '}
          <HoldTime left={slot.left} inside />
        </>
      );
    case 'lastCall':
      return (
        <>
          {text('service.line.lastCall', {
            slot: formatSlot(slot.window, clock, true),
            moment: formatDeadline(slot.window.cutOffAt, clock),
          })}{' '}
          <HoldTime left={slot.left} inside />
        </>
      );
    case 'expired':
      return text('service.line.expired', { slot: formatSlot(slot.window, clock, true) });
    case 'closed':
      return (
        <>
          {text('service.line.closed', { slot: formatSlot(slot.window, clock, true) })}{' '}
          {slot.next && text('service.line.earliest', { moment: formatMoment(slot.next.startsAt, clock) })}
        </>
      );
    case 'wanted':
      return text('service.line.wanted', { slot: formatSlot(slot.slot, clock, true) });
    case 'earliest':
      return slot.slot
        ? text('service.line.earliest', { moment: formatMoment(slot.slot.startsAt, clock) })
        : text('service.line.noSlot');
  }
}
