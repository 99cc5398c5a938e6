import type { TimeSlot } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { type Clock, formatSlot } from '../format/formatSlot.ts';
import { feeOf } from './slotGrid.ts';

interface NextSlotsProps {
  readonly slots: readonly TimeSlot[];
  readonly clock: Clock;
  readonly waived: boolean;
  readonly busy: boolean;
  onChoose(slot: TimeSlot): void;
}

/** After a slot was lost: the next free slots, each chosen with one press. */
export function NextSlots({ slots, clock, waived, busy, onChoose }: NextSlotsProps) {
  const { text } = clock;
  const money = useMoney();
  if (slots.length === 0) return null;
  return (
    <div className="slot-next">
      <p>{text('service.slot.next')}</p>
      <ul>
        {slots.map((slot) => {
          const fee = feeOf(slot, waived);
          return (
            <li key={slot.id}>
              <Button kind="outline" disabled={busy} onClick={() => onChoose(slot)}>
                {text('service.slot.nextOne', {
                  slot: formatSlot(slot, clock),
                  fee: fee === 0 ? text('service.slot.free') : money(fee),
                })}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
