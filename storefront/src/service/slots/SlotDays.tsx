import type { SlotDay } from '@trolley/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMoney } from '../../catalogue/useMoney.ts';
import { nextTab } from '../../ui/nextTab.ts';
import { useElementId } from '../../ui/useElementId.ts';
import { type Clock, dateWord, dayWords, weekdayWord } from '../words/slotWords.ts';
import { SlotCard } from './SlotCard.tsx';
import { showChosenDay } from './showChosenDay.ts';
import { cheapest, feeOf, firstDay } from './slotGrid.ts';

interface SlotDaysProps {
  readonly days: readonly SlotDay[];
  readonly clock: Clock;
  /** The cart is worth enough to be served without a fee. */
  readonly waived: boolean;
  /** The slot the cart has already. */
  readonly kept: string | undefined;
  readonly picked: string | undefined;
  onPick(id: string): void;
}

/** The days as tabs, the slots of the chosen one as radio buttons. */
export function SlotDays({ days, clock, waived, kept, picked, onPick }: SlotDaysProps) {
  const id = useElementId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>();
  const date = days.some((day) => day.date === wanted) ? wanted : firstDay(days, clock.now, kept);
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
          aria-label={text('service.slot.ofDay', { day: dayWords(day.date, clock, true) })}
        >
          {day.windows.length === 0 && <p>{text('service.slot.noneThatDay')}</p>}
          {day.windows.map((slot) => (
            <SlotCard
              key={slot.id}
              slot={slot}
              clock={clock}
              waived={waived}
              kept={slot.id === kept}
              picked={slot.id === picked}
              onPick={() => onPick(slot.id)}
            />
          ))}
        </fieldset>
      </div>
    </>
  );
}

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
  const lowest = cheapest(day, now);
  const fee = lowest === undefined ? undefined : feeOf({ fee: lowest }, waived);
  const words = dayWords(day.date, clock);
  const weekday = weekdayWord(day.date, locale);
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
      <strong>{dateWord(day.date, locale)}</strong>
      <small>
        {fee === undefined && text(day.windows.length === 0 ? 'service.slot.dayNone' : 'service.slot.dayFull')}
        {fee === 0 && text('service.slot.free')}
        {fee !== undefined && fee > 0 && text('service.slot.dayFrom', { fee: money(fee) })}
      </small>
    </button>
  );
}
