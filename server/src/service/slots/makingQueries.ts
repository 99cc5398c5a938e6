import type { Position } from '@trolley/contract';
import type { Statement } from '../../platform/database/database.ts';
import type { PlannedSlot } from './slotsOf.ts';

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

export function selectSlots(from: number): Statement {
  return {
    text: `select id, ${millis('starts_at')} "startsAt", ${millis('ends_at')} "endsAt", ${millis('cut_off_at')} "cutOffAt",
                  capacity, fee, offered, demo_booked "demoBooked" from slot where starts_at >= $1`,
    values: [new Date(from)],
  };
}

const columns = (slots: readonly PlannedSlot[]): unknown[] => [
  slots.map(({ id }) => id),
  slots.map(({ place }) => place.kind),
  slots.map(({ place }) => place.id),
  slots.map(({ startsAt }) => new Date(startsAt)),
  slots.map(({ endsAt }) => new Date(endsAt)),
  slots.map(({ cutOffAt }) => new Date(cutOffAt)),
  slots.map(({ capacity }) => capacity),
  slots.map(({ fee }) => fee),
];
const planned = `unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[],
                        $7::integer[], $8::integer[])
                 planned (id, kind, place, starts_at, ends_at, cut_off_at, capacity, fee)`;

/** In one order, so that two processes that make the same slots do not wait for each other crosswise. */
export function insertSlots(slots: readonly PlannedSlot[]): Statement {
  return {
    text: `insert into slot (id, kind, place, starts_at, ends_at, cut_off_at, capacity, fee)
           select * from ${planned} order by id on conflict (id) do nothing returning id`,
    values: columns(slots),
  };
}

/** Until the transaction ends no place of the slot is taken or given back. */
export function lockSlots(ids: readonly string[]): Statement {
  return { text: 'select from slot where id = any($1) order by id for no key update', values: [ids] };
}

const unused = 'slot.booked = slot.demo_booked and live_holds(slot.id) = 0';

/** Slots without bookings and holds follow the plan; the others stay as they were promised. */
export function followPlan(slots: readonly PlannedSlot[]): Statement {
  return {
    text: `update slot set starts_at = planned.starts_at, ends_at = planned.ends_at, cut_off_at = planned.cut_off_at,
                  capacity = planned.capacity, fee = planned.fee, booked = 0, demo_booked = 0
             from ${planned} where planned.id = slot.id and ${unused}`,
    values: columns(slots),
  };
}

export function offerAgain(ids: readonly string[]): Statement {
  return { text: 'update slot set offered = true where id = any($1) and not offered', values: [ids] };
}

export function dropUnused(ids: readonly string[]): Statement {
  return { text: `delete from slot where id = any($1) and ${unused}`, values: [ids] };
}

export function withdrawUsed(ids: readonly string[]): Statement {
  return { text: 'update slot set offered = false where id = any($1)', values: [ids] };
}

/** Slots are gone a week after their end, those with orders a quarter of a year. */
export function sweepSlots(): Statement {
  return {
    text: `delete from slot where ends_at < now() - interval '7 days'
              and (booked = demo_booked or ends_at < now() - interval '90 days')`,
  };
}

/** As many places as the demo wants, as far as they are free. */
export function setDemoBookings(wanted: ReadonlyMap<string, number>): Statement {
  return {
    text: `update slot set demo_booked = fitting.count, booked = slot.booked - slot.demo_booked + fitting.count
             from (
               select id, greatest(0, least(count, capacity - booked + demo_booked - live_holds(id))) count
                 from unnest($1::text[], $2::integer[]) wanted (id, count) join slot using (id)
             ) fitting
            where fitting.id = slot.id and slot.demo_booked <> fitting.count`,
    values: [[...wanted.keys()], [...wanted.values()]],
  };
}

export function insertDemoStops(stops: readonly { readonly slot: string; readonly at: Position }[]): Statement {
  return {
    text: `insert into slot_stop (slot_id, lat, lng, demo)
           select id, lat, lng, true from unnest($1::text[], $2::float8[], $3::float8[]) stop (id, lat, lng)`,
    values: [stops.map(({ slot }) => slot), stops.map(({ at }) => at.lat), stops.map(({ at }) => at.lng)],
  };
}

export function clearDemoBookings(): Statement {
  return { text: 'update slot set booked = booked - demo_booked, demo_booked = 0 where demo_booked > 0' };
}

export function clearDemoStops(): Statement {
  return { text: 'delete from slot_stop where demo' };
}
