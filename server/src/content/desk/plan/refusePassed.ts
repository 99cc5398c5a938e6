import { contentFailures, contentLimits } from '@trolley/contract';
import { refuse } from '../refusals.ts';

const day = 86_400_000;

/** Whoever means now publishes; whoever means a later century has mistyped. */
export function refusePassed(at: Date, now: number): void {
  const ahead = at.getTime() - now;
  if (!(ahead > 0)) refuse(contentFailures.momentPassed);
  if (ahead > contentLimits.planDays * day) refuse(contentFailures.momentTooFar);
}
