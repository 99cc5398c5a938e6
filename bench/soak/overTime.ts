import type { Answer } from '../src/fleet/ledger.ts';
import { type CallKind, callKinds, kindOfCall } from './kindOfCall.ts';
import { percentile } from './statistics.ts';

export interface Span {
  readonly from: number;
  readonly until: number;
}

export interface TimedValue {
  /** Minutes from the begin. */
  readonly x: number;
  readonly y: number | undefined;
}

export const isFailure = ({ status }: Pick<Answer, 'status'>): boolean => status === 0 || status >= 500;

/** How long calls of each kind took that were answered; a refusal that comes at once must not make a shop look fast. */
export function latenciesIn(answers: readonly Answer[], { from, until }: Span): Readonly<Record<CallKind, number[]>> {
  const found = Object.fromEntries(callKinds.map((kind) => [kind, [] as number[]])) as Record<CallKind, number[]>;
  for (const answer of answers)
    if (answer.at >= from && answer.at < until && !isFailure(answer)) found[kindOfCall(answer.what)].push(answer.ms);
  return found;
}

/** Percentiles of each kind, stretch by stretch; none where hardly anybody called. */
export function latencyOver(
  answers: readonly Answer[],
  span: Span,
  {
    everyMs,
    hundredths,
    fewest = 5,
  }: { readonly everyMs: number; readonly hundredths: number; readonly fewest?: number },
): Readonly<Record<CallKind, readonly TimedValue[]>> {
  const stretches = stretchesOf(answers, span, everyMs);
  const valuesOf = (kind: CallKind): readonly TimedValue[] =>
    stretches.map(({ x, these }) => {
      const taken = these.filter((one) => !isFailure(one) && kindOfCall(one.what) === kind).map(({ ms }) => ms);
      return { x, y: taken.length < fewest ? undefined : percentile(taken, hundredths) };
    });
  return Object.fromEntries(callKinds.map((kind) => [kind, valuesOf(kind)])) as Record<CallKind, readonly TimedValue[]>;
}

/** Answers a second: what was asked for, refused by a rule, and failures. */
export function answersOver(
  answers: readonly Answer[],
  span: Span,
  everyMs: number,
): Readonly<Record<'answered' | 'refused' | 'failed', readonly TimedValue[]>> {
  const stretches = stretchesOf(answers, span, everyMs);
  const rateOf = (isIt: (answer: Answer) => boolean) =>
    stretches.map(({ x, these }) => ({ x, y: (these.filter(isIt).length * 1000) / everyMs }));
  return {
    answered: rateOf(({ status }) => status >= 200 && status < 400),
    refused: rateOf(({ status }) => status >= 400 && status < 500),
    failed: rateOf(isFailure),
  };
}

/** Whole stretches alone: of half of one half as many answers would look like a loss. */
function stretchesOf(answers: readonly Answer[], { from, until }: Span, everyMs: number) {
  const count = Math.floor((until - from) / everyMs);
  const stretches = Array.from({ length: count }, (_, at) => ({
    x: ((at + 0.5) * everyMs) / 60_000,
    these: [] as Answer[],
  }));
  for (const answer of answers) stretches[Math.floor((answer.at - from) / everyMs)]?.these.push(answer);
  return stretches;
}
