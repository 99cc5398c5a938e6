import type { SlotLoad, Today } from '@trolley/contract';
import { useFormat } from '../shell/language/format.ts';
import { Panel } from '../shell/parts/Panel.tsx';
import { State } from '../shell/parts/State.tsx';
import { useTexts } from './texts.ts';

interface Props {
  readonly days: NonNullable<Today['slots']>;
  readonly now: string;
}

/** A bar per time: how much of what can be delivered or collected is booked. */
export function Slots({ days, now }: Props) {
  const texts = useTexts();
  return (
    <Panel
      title={texts.slots}
      aside={
        <span className="slot-key">
          <i className="slot-booked" /> {texts.booked} <i className="slot-free" /> {texts.free}
        </span>
      }
    >
      <Day title={texts.today} slots={days.today} now={now} />
      <Day title={texts.tomorrow} slots={days.tomorrow} now={now} />
    </Panel>
  );
}

function Day({
  title,
  slots,
  now,
}: {
  readonly title: string;
  readonly slots: readonly SlotLoad[];
  readonly now: string;
}) {
  const texts = useTexts();
  const sorted = slots.toSorted((one, other) => other.kind.localeCompare(one.kind));
  const over = sorted.filter(({ endsAt }) => endsAt <= now);
  const coming = sorted.filter(({ endsAt }) => endsAt > now);
  return (
    <>
      <h3>{title}</h3>
      {slots.length === 0 && <p className="muted">{texts.noSlots}</p>}
      {over.length > 0 && (
        <details className="slot-over">
          <summary>{texts.slotsOver(over.length)}</summary>
          <SlotList slots={over} now={now} />
        </details>
      )}
      {coming.length > 0 && <SlotList slots={coming} now={now} />}
    </>
  );
}

function SlotList({ slots, now }: { readonly slots: readonly SlotLoad[]; readonly now: string }) {
  return (
    <ul className="slot-list">
      {slots.map((slot) => (
        <Slot key={`${slot.kind} ${slot.startsAt} ${slot.endsAt}`} slot={slot} now={now} />
      ))}
    </ul>
  );
}

function Slot({ slot, now }: { readonly slot: SlotLoad; readonly now: string }) {
  const texts = useTexts();
  const format = useFormat();
  const { kind, startsAt, endsAt, capacity, booked } = slot;
  const span = `${format.time(startsAt)}–${format.time(endsAt)}`;
  return (
    <li className="slot-line">
      <b>{kind === 'DELIVERY' ? span : `${texts.collect} ${span}`}</b>
      {/* The figures beside it say the same. */}
      <svg className="slot-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={capacity === 0 ? 0 : (100 * booked) / capacity} height={1} />
      </svg>
      <span className="slot-figures">
        <b>{format.count(booked)}</b> {texts.of} {format.count(capacity)}
      </span>
      <SlotState slot={slot} now={now} />
    </li>
  );
}

function SlotState({ slot, now }: { readonly slot: SlotLoad; readonly now: string }) {
  const texts = useTexts();
  const format = useFormat();
  const { endsAt, cutOffAt, capacity, booked } = slot;
  if (endsAt <= now) return <State dot="none">{texts.over}</State>;
  if (cutOffAt <= now)
    return (
      <State tone="info" dot="half">
        {texts.closed}
      </State>
    );
  if (booked >= capacity) return <State tone="warn">{texts.full}</State>;
  if (booked >= capacity * 0.9) return <State tone="warn">{texts.nearlyFull}</State>;
  return <small className="muted">{texts.cutOff(format.time(cutOffAt))}</small>;
}
