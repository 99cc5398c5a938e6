import type { PlannedSlot } from './slotsOf.ts';

/** A slot as the database has it. */
export interface StoredSlot {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly cutOffAt: number;
  readonly capacity: number;
  readonly fee: number;
  readonly offered: boolean;
  readonly demoBooked: number;
}

export interface SlotChanges {
  readonly missing: readonly PlannedSlot[];
  /** The plan says something else of them now. */
  readonly different: readonly PlannedSlot[];
  /** The plan no longer has them. */
  readonly surplus: readonly string[];
}

/** What has to be done so that the slots follow their plans; what has begun is left alone. */
export function slotChanges(stored: readonly StoredSlot[], planned: readonly PlannedSlot[], now: number): SlotChanges {
  const known = new Map(stored.map((slot) => [slot.id, slot]));
  const wanted = new Set(planned.map(({ id }) => id));
  const future = planned.filter(({ startsAt }) => startsAt > now);
  return {
    missing: planned.filter(({ id }) => !known.has(id)),
    different: future.filter((slot) => {
      const before = known.get(slot.id);
      return before && !isSame(before, slot);
    }),
    surplus: stored
      .filter(({ id, startsAt, offered }) => offered && startsAt > now && !wanted.has(id))
      .map(({ id }) => id),
  };
}

function isSame(stored: StoredSlot, { startsAt, endsAt, cutOffAt, capacity, fee }: PlannedSlot): boolean {
  return (
    stored.offered &&
    stored.startsAt === startsAt &&
    stored.endsAt === endsAt &&
    stored.cutOffAt === cutOffAt &&
    stored.capacity === capacity &&
    stored.fee === fee
  );
}
