import type { PhysicalCardState } from '@trolley/contract';

/** A card that somebody ordered. */
export type OrderedState = Exclude<PhysicalCardState, 'none'>;

/** LOY-15: what a card can become; a trigger holds the same table. A lost one may be ordered again. */
const moves: Readonly<Record<PhysicalCardState, readonly OrderedState[]>> = {
  none: ['ordered'],
  ordered: ['sent'],
  sent: ['active', 'lost'],
  active: ['lost'],
  lost: ['ordered'],
};

export const mayBecome = (from: PhysicalCardState, to: OrderedState): boolean => moves[from].includes(to);

/** The states from which a card may become this one. */
export const statesBefore = (to: OrderedState): readonly PhysicalCardState[] =>
  (Object.keys(moves) as PhysicalCardState[]).filter((from) => mayBecome(from, to));
