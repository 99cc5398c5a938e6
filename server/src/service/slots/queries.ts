import type { CartCode } from '@trolley/contract';
import type { Queryable, Statement } from '../../platform/database/database.ts';
import type { SlotPlace } from '../service.ts';
import type { HeldWindow } from './readWindow.ts';
import { heldWindow } from './renewHold.ts';

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`;

/** A slot as it can be had now. */
export interface SlotRow {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly cutOffAt: number;
  readonly fee: number;
  readonly capacity: number;
  /** Places left. */
  readonly left: number;
  readonly closed: boolean;
  readonly green: boolean;
}

export interface SlotAsk {
  readonly place: SlotPlace;
  readonly lat?: number;
  readonly lng?: number;
  readonly greenWithin: number;
  /** Its own hold does not count against it. */
  readonly cartId?: string;
}

/** Of all slots of a place at once: `live_holds`, asked row by row, takes ten times as long, and nothing waits here. */
const held = `(select count(*)::integer from slot_hold hold where hold.slot_id = slot.id
                 and hold.held_until > statement_timestamp() and hold.cart_id is distinct from $3::uuid)`;

/** Of latitude, rounded down: most stops are out of the question before their distance is worked out. */
const metresOfADegree = '110000.0';

const rows = `
  select id, ${millis('starts_at')} "startsAt", ${millis('ends_at')} "endsAt", ${millis('cut_off_at')} "cutOffAt", fee,
         capacity, capacity - booked - ${held} "left", cut_off_at <= statement_timestamp() closed,
         $4::float8 is not null and exists (
           select from slot_stop stop
            where stop.slot_id = slot.id and abs(stop.lat - $4) <= $6::integer / ${metresOfADegree}
              and metres_between(stop.lat, stop.lng, $4, $5::float8) <= $6) green
    from slot where kind = $1 and place = $2 and offered`;

const values = ({ place, lat, lng, greenWithin, cartId }: SlotAsk): unknown[] => [
  place.kind,
  place.id,
  cartId,
  lat,
  lng,
  greenWithin,
];

export function selectSlots(ask: SlotAsk, from: number, until: number): Statement {
  return {
    name: 'slots',
    text: `${rows} and starts_at >= $7 and starts_at < $8 order by starts_at, id`,
    values: [...values(ask), new Date(from), new Date(until)],
  };
}

export function selectEarliest(ask: SlotAsk): Statement {
  return {
    name: 'earliest-slot',
    text: `${rows} and cut_off_at > statement_timestamp() and capacity > booked + ${held}
           order by starts_at, id limit 1`,
    values: values(ask),
  };
}

export interface FoundSlot extends Omit<SlotRow, 'green'> {
  readonly kind: SlotPlace['kind'];
  readonly place: string;
}

export function selectSlot(id: string, cartId?: string): Statement {
  return {
    name: 'slot',
    text: `select id, kind, place, ${millis('starts_at')} "startsAt", ${millis('ends_at')} "endsAt",
                  ${millis('cut_off_at')} "cutOffAt", fee, capacity, capacity - booked - live_holds(id, $2) "left",
                  cut_off_at <= statement_timestamp() closed
             from slot where id = $1 and offered`,
    values: [id, cartId],
  };
}

export interface HoldRow {
  readonly outcome: HeldWindow | { readonly failure: CartCode };
}

export interface HoldTerms extends SlotAsk {
  readonly cartId: string;
  readonly slotId: string;
  readonly minutes: number;
  readonly mostMinutes: number;
}

export function holdSlot({ cartId, slotId, place, lat, lng, greenWithin, minutes, mostMinutes }: HoldTerms): Statement {
  return {
    name: 'hold-slot',
    text: 'select hold_slot($1, $2, $3, $4, $5, $6, $7, $8, $9) outcome',
    values: [cartId, slotId, place.kind, place.id, lat, lng, greenWithin, minutes, mostMinutes],
  };
}

export function selectWindow(cartId: string): Statement {
  return { name: 'slot-window', text: `select ${heldWindow('$1')} "window"`, values: [cartId] };
}

export function releaseSlot(cartId: string): Statement {
  return { name: 'release-slot', text: 'select release_slot($1)', values: [cartId] };
}

export function passSlotOn(giver: string, taker: string): Statement {
  return { name: 'pass-slot-on', text: 'select pass_slot_on($1, $2)', values: [giver, taker] };
}

export function bookSlot(cartId: string, lat?: number, lng?: number): Statement {
  return { name: 'book-slot', text: 'select book_slot($1, $2, $3) failure', values: [cartId, lat, lng] };
}

export function unbookSlot(slotId: string, lat?: number, lng?: number): Statement {
  return { name: 'unbook-slot', text: 'select unbook_slot($1, $2, $3)', values: [slotId, lat, lng] };
}

/** Holds that nobody gave back or booked before their time was up, in the last hour; not counted beyond ten thousand. */
export async function countExpiredHolds(on: Queryable): Promise<number> {
  const [row] = await on.query<{ readonly count: number }>({
    name: 'expired holds',
    text: `select count(*)::integer as count from (
             select from slot_hold
              where held_until > now() - interval '1 hour' and held_until <= now() and not released limit 10000
           ) expired`,
  });
  return row?.count ?? 0;
}
