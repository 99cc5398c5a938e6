import type { Answer } from '../src/fleet/ledger.ts';

export interface Recovery {
  /** From the event to the first change that succeeded after the longest silence; 0 where nobody noticed. */
  readonly firstSuccessMs: number;
  /** How long no change succeeded. */
  readonly silenceMs: number;
  /** From the event to the last answer of 5xx, or the last call without one; 0 where there was none. */
  readonly quietAfterMs: number;
  /** How often each status was answered; 0: no answer. */
  readonly statuses: Readonly<Record<number, number>>;
}

/** So short a pause is no outage: the canaries themselves pause that long. */
const noticeableMs = 1000;
/** A longer one is, even if all who waited were answered in the end; on a busy machine shorter ones are its own. */
const longMs = 3000;

/** What shoppers noticed between an event and the next one. */
export function recoveryOf(answers: readonly Answer[], from: number, until: number): Recovery {
  const during = answers.filter(({ at }) => at >= from && at < until);
  const statuses: Record<number, number> = {};
  for (const { status } of during) statuses[status] = (statuses[status] ?? 0) + 1;
  const successes = during
    .filter(({ status, writes }) => writes && status >= 200 && status < 300)
    .map(({ at }) => at)
    .toSorted((one, other) => one - other);
  const failures = during.filter(({ status }) => status === 0 || status >= 500);
  const isOutage = (begins: number, ends: number) =>
    ends - begins > longMs || failures.some(({ at }) => at >= begins && at <= ends);
  let silence = { begins: from, ends: from };
  let last = from;
  // What is still silent when nobody looks any more was silent until then.
  for (const at of [...successes, until]) {
    if (at - last > silence.ends - silence.begins && isOutage(last, at)) silence = { begins: last, ends: at };
    last = at;
  }
  const silenceMs = silence.ends - silence.begins;
  return {
    firstSuccessMs: silenceMs < noticeableMs ? 0 : silence.ends - from,
    silenceMs,
    quietAfterMs: failures.length === 0 ? 0 : Math.max(...failures.map(({ at }) => at)) - from,
    statuses,
  };
}
