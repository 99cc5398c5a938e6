/** A timer of one step. It either runs, and then it is known when it ends, or it is stopped with so much left. */
export interface StepTimer {
  readonly step: number;
  readonly totalMs: number;
  readonly endsAt?: number;
  readonly leftMs?: number;
}

/** Where somebody is in a recipe, and what is on the hob meanwhile. */
export interface Cooking {
  readonly step: number;
  readonly timers: readonly StepTimer[];
}

export const notCooking: Cooking = { step: 0, timers: [] };
export const minuteMs = 60_000;

/**
 * Never below zero: a timer that ran out says so until it is put away. Nor above what it was set to: a clock that is read
 * once a second may be a little late.
 */
export function timeLeft({ endsAt, leftMs, totalMs }: StepTimer, now: number): number {
  return Math.min(totalMs, Math.max(0, endsAt === undefined ? (leftMs ?? totalMs) : endsAt - now));
}

export const isRunning = (timer: StepTimer, now: number) => timer.endsAt !== undefined && timer.endsAt > now;
/** Some clock has to be read: a timer was started and not stopped. */
export const isTicking = ({ timers }: Cooking) => timers.some(({ endsAt }) => endsAt !== undefined);
export const isOver = (timer: StepTimer, now: number) => timeLeft(timer, now) === 0;
export const timerOf = ({ timers }: Cooking, step: number) => timers.find((timer) => timer.step === step);

export function goToStep(cooking: Cooking, step: number): Cooking {
  return { ...cooking, step: Math.max(0, step) };
}

export function startTimer(cooking: Cooking, step: number, totalMs: number, now: number): Cooking {
  return withTimer(cooking, { step, totalMs, endsAt: now + totalMs });
}

/** Runs on, or stops with what is left. */
export function toggleTimer(cooking: Cooking, step: number, now: number): Cooking {
  const timer = timerOf(cooking, step);
  if (!timer) return cooking;
  const { totalMs } = timer;
  const left = timeLeft(timer, now);
  if (left === 0) return cooking;
  return withTimer(
    cooking,
    isRunning(timer, now) ? { step, totalMs, leftMs: left } : { step, totalMs, endsAt: now + left },
  );
}

/** One that ran out begins to run again. */
export function addMinute(cooking: Cooking, step: number, now: number): Cooking {
  const timer = timerOf(cooking, step);
  if (!timer) return cooking;
  const left = timeLeft(timer, now) + minuteMs;
  const totalMs = Math.max(timer.totalMs, left);
  const stopped = timer.endsAt === undefined;
  return withTimer(cooking, stopped ? { step, totalMs, leftMs: left } : { step, totalMs, endsAt: now + left });
}

export function putAway(cooking: Cooking, step: number): Cooking {
  return { ...cooking, timers: cooking.timers.filter((timer) => timer.step !== step) };
}

function withTimer(cooking: Cooking, timer: StepTimer): Cooking {
  const others = putAway(cooking, timer.step).timers;
  return { ...cooking, timers: [...others, timer].toSorted((one, other) => one.step - other.step) };
}
