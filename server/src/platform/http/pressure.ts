/** How long turns of the event loop have been, in one number: each slow one raises it, each quick one lowers it. */
export type PressureLevel = number;

/** How often a turn is measured, where turns are quick. */
export const measureEveryMs = 100;

const perSlowTurn = 10;
const perQuickTurn = 1;
const highest = 100;
/** Reached by three slow turns close together. A process that was held up once or twice refuses nobody. */
const endured = 30;
/** Some always come through, so that it shows when there is room again. */
const mostRefused = 0.9;

export function pressureAfter(level: PressureLevel, { isSlow }: { readonly isSlow: boolean }): PressureLevel {
  return isSlow ? Math.min(highest, level + perSlowTurn) : Math.max(0, level - perQuickTurn);
}

/** The share of calls to refuse. It settles where the rest can be served in time. */
export function refusedShare(level: PressureLevel): number {
  return (Math.max(0, level - endured) / (highest - endured)) * mostRefused;
}
