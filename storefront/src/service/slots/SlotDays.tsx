import type { SlotDay } from '@trolley/contract';
import { nextTab } from '@trolley/ui/nextTab.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Text } from '../../shell/text.ts';
import { useMoney } from '../../shell/useMoney.ts';
import { type Clock, formatDate, formatDay, formatWeekday } from '../format/formatSlot.ts';
import { SlotCard } from './SlotCard.tsx';
import { showChosenDay } from './showChosenDay.ts';
import { feesOf, firstDay, whyShut } from './slotGrid.ts';

interface SlotDaysProps {
  readonly days: readonly SlotDay[];
  readonly clock: Clock;
  /** The cart is worth enough to be served without a fee. */
  readonly waived: boolean;
  /** The cart's own slot. */
  readonly ownSlotId: string | undefined;
  readonly picked: string | undefined;
  onPick(id: string): void;
}

/** The days as tabs, the slots of the chosen one as radio buttons. */
export function SlotDays({ days, clock, waived, ownSlotId, picked, onPick }: SlotDaysProps) {
  const id = useElementId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>();
  const date = days.some((day) => day.date === wanted) ? wanted : firstDay(days, clock.now, ownSlotId);
  const current = days.findIndex((day) => day.date === date);
  const day = days[current];

  useEffect(() => {
    if (date && list.current) showChosenDay(list.current);
  }, [date]);
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, current, days.length);
    if (next === undefined) return;
    event.preventDefault();
    setWanted(days[next]?.date);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  if (!day) return null;
  const { text } = clock;
  return (
    <>
      <div className="slot-days" role="tablist" aria-label={text('service.slot.days')} ref={list} onKeyDown={move}>
        {days.map((one) => (
          <DayTab
            key={one.date}
            id={`${id}-${one.date}`}
            controls={`${id}-panel`}
            day={one}
            clock={clock}
            waived={waived}
            selected={one.date === date}
            onClick={() => setWanted(one.date)}
          />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${day.date}`}>
        <fieldset
          className="slot-cards"
          role="radiogroup"
          aria-label={text('service.slot.ofDay', { day: formatDay(day.date, clock, true) })}
        >
          {day.windows.length === 0 && <p>{text('service.slot.noneThatDay')}</p>}
          {day.windows.map((slot) => (
            <SlotCard
              key={slot.id}
              slot={slot}
              clock={clock}
              waived={waived}
              isOwn={slot.id === ownSlotId}
              picked={slot.id === picked}
              onPick={() => onPick(slot.id)}
            />
          ))}
        </fieldset>
      </div>
    </>
  );
}

const shutWords = {
  none: 'service.slot.dayNone',
  closed: 'service.slot.dayClosed',
  full: 'service.slot.dayFull',
} as const;

interface DayTabProps {
  readonly id: string;
  readonly controls: string;
  readonly day: SlotDay;
  readonly clock: Clock;
  readonly waived: boolean;
  readonly selected: boolean;
  onClick(): void;
}

function DayTab({ id, controls, day, clock, waived, selected, onClick }: DayTabProps) {
  const { text, locale, now } = clock;
  const money = useMoney();
  const fees = feesOf(day, now);
  const words = formatDay(day.date, clock);
  const weekday = formatWeekday(day.date, locale);
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-controls={controls}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      onClick={onClick}
    >
      <span>{words.startsWith(weekday) ? weekday : words}</span>
      <strong>{formatDate(day.date, locale)}</strong>
      <small>
        {fees ? dayFee(waived ? { from: 0, to: 0 } : fees, text, money) : text(shutWords[whyShut(day, now)])}
      </small>
    </button>
  );
}

/** One free slot does not make a free day. */
function dayFee(
  { from, to }: { readonly from: number; readonly to: number },
  text: Text,
  money: (cents: number) => string,
) {
  if (to === 0) return text('service.slot.free');
  if (from === 0) return text('service.slot.daySomeFree');
  return from === to ? money(from) : text('service.slot.dayFrom', { fee: money(from) });
}
