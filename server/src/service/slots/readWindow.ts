import type { DistributionWindow } from '@trolley/contract';

/** A cart's slot as the database tells it: moments are milliseconds. */
export interface HeldWindow {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly cutOffAt: number;
  readonly fee: number;
  readonly green: boolean;
  readonly heldUntil: number;
  readonly held: boolean;
}

export function readWindow(row: HeldWindow | null | undefined): DistributionWindow | undefined {
  if (!row) return undefined;
  return {
    ...row,
    startsAt: isoOf(row.startsAt),
    endsAt: isoOf(row.endsAt),
    cutOffAt: isoOf(row.cutOffAt),
    heldUntil: isoOf(row.heldUntil),
  };
}

export function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
