import type { CartCode, Position, ServiceFile } from '@trolley/contract';
import { cartCodes } from '@trolley/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { Slots } from '../service.ts';
import type { LocalTime } from './localTime.ts';
import {
  bookSlot,
  type FoundSlot,
  type HoldRow,
  holdSlot,
  passSlotOn,
  releaseSlot,
  type SlotRow,
  selectEarliest,
  selectSlot,
  selectSlots,
  selectWindow,
  unbookSlot,
} from './queries.ts';
import { type HeldWindow, isoOf, readWindow } from './readWindow.ts';
import { showDays, showSlot } from './showSlots.ts';

interface SlotsParts {
  readonly database: Queryable;
  readonly file: Pick<ServiceFile, 'hold' | 'horizonDays' | 'greenWithinMetres'>;
  readonly time: LocalTime;
  /** Only where the first day of the grid lies; what can be had is for the database to say. */
  readonly clock?: () => number;
}

export function openSlots({ database, file, time, clock = Date.now }: SlotsParts): Slots {
  const { minutes, mostMinutes } = file.hold;
  const nearBy = (near: Position | undefined) => ({ ...near, greenWithin: file.greenWithinMetres });

  return {
    async days(place, near, cartId) {
      const today = time.dayAt(clock());
      const span = { from: today, until: today + file.horizonDays };
      const ask = { place, cartId, ...nearBy(near) };
      const rows = await database.query<SlotRow>(
        selectSlots(ask, time.momentOf(span.from, 0), time.momentOf(span.until, 0)),
      );
      return showDays(rows, span, time);
    },

    async earliest(place, near, cartId) {
      const [row] = await database.query<SlotRow>(selectEarliest({ place, cartId, ...nearBy(near) }));
      return row && showSlot(row);
    },

    async find(id) {
      const [row] = await database.query<FoundSlot>(selectSlot(id));
      if (!row) return undefined;
      const { kind, place, startsAt, endsAt, cutOffAt, fee } = row;
      return {
        id,
        place: { kind, id: place },
        startsAt: isoOf(startsAt),
        endsAt: isoOf(endsAt),
        cutOffAt: isoOf(cutOffAt),
        fee,
      };
    },

    async check(place, id, cartId) {
      const [row] = await database.query<FoundSlot>(selectSlot(id, cartId));
      if (!row) return cartCodes.windowUnknown;
      if (row.kind !== place.kind || row.place !== place.id) return cartCodes.windowInvalid;
      if (row.closed) return cartCodes.windowExpired;
      return row.left > 0 ? undefined : cartCodes.outOfCapacity;
    },

    async hold(tx, { cartId, slotId, place, near }) {
      const statement = holdSlot({ cartId, slotId, place, ...nearBy(near), minutes, mostMinutes });
      const [row] = await tx.query<HoldRow>(statement);
      if (!row) throw new Error('hold_slot gave no answer.');
      if ('failure' in row.outcome) return row.outcome;
      const window = readWindow(row.outcome);
      if (!window) throw new Error('hold_slot gave neither a slot nor a reason.');
      return { window };
    },

    async windowOf(tx, cartId) {
      const [row] = await tx.query<{ readonly window: HeldWindow | null }>(selectWindow(cartId));
      return readWindow(row?.window);
    },

    async release(tx, cartId) {
      await tx.query(releaseSlot(cartId));
    },

    async passOn(tx, fromCartId, toCartId) {
      await tx.query(passSlotOn(fromCartId, toCartId));
    },

    async book(tx, cartId, near) {
      const [row] = await tx.query<{ readonly failure: CartCode | null }>(bookSlot(cartId, near?.lat, near?.lng));
      return row?.failure ? { failure: row.failure } : undefined;
    },

    async unbook(tx, slotId, near) {
      await tx.query(unbookSlot(slotId, near?.lat, near?.lng));
    },
  };
}
