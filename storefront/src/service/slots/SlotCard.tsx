import type { TimeSlot } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon, LeafIcon } from '@trolley/ui/icons.ts';
import { useMoney } from '../../shell/useMoney.ts';
import { type Clock, formatMoment, formatSpan } from '../format/formatSlot.ts';
import { feeOf, isOpen, stateAt } from './slotGrid.ts';

interface SlotCardProps {
  readonly slot: TimeSlot;
  readonly clock: Clock;
  readonly waived: boolean;
  /** The cart's own slot: it stays selectable even if it is full for others. */
  readonly isOwn: boolean;
  readonly picked: boolean;
  onPick(): void;
}

export function SlotCard({ slot, clock, waived, isOwn, picked, onPick }: SlotCardProps) {
  const { text, now } = clock;
  const money = useMoney();
  const state = stateAt(slot, now);
  const open = isOwn || isOpen(slot, now);
  const fee = feeOf(slot, waived);
  return (
    <label className={classes('slot-card', !open && 'slot-card-shut', slot.green && open && 'slot-card-green')}>
      <input type="radio" name="slot" value={slot.id} checked={picked} disabled={!open} onChange={onPick} />
      <strong>{formatSpan(slot, clock)}</strong>
      {open ? (
        <>
          <span className="slot-fee">{fee === 0 ? text('service.slot.free') : money(fee)}</span>
          {isOwn && <span className="slot-own">{text('service.slot.yours')}</span>}
          {!isOwn && state === 'few' && <span className="slot-few">{text('service.slot.few')}</span>}
          {slot.green && (
            <span className="slot-green">
              <Icon of={LeafIcon} size="s" />
              {text('service.slot.green')}
            </span>
          )}
          {/* A narrow card breaks the line before the moment, never within it. */}
          <small>
            {text('service.slot.cutOff', { moment: formatMoment(slot.cutOffAt, clock).replaceAll(' ', '\u00a0') })}
          </small>
        </>
      ) : (
        <small>{text(state === 'closed' ? 'service.slot.closed' : 'service.slot.soldOut')}</small>
      )}
      <span className="slot-tick">
        <Icon of={CheckIcon} size="s" bold />
      </span>
    </label>
  );
}
