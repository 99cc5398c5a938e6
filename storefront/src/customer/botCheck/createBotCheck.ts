import { customerFailures, getBotCheck, headers } from '@trolley/contract';
import { ApiError } from '../../shell/api/apiError.ts';
import type { Call } from '../../shell/api/call.ts';
import { type Challenge, proofOf } from './solveChallenge.ts';

/** The proof that a guarded call sends along. */
export interface Passed {
  readonly query: { readonly recaptchaResponse?: string };
  readonly headers: Readonly<Record<string, string>>;
}

export interface BotCheck {
  /** Starts solving while the form is filled in, so that the answer is there when it is sent. */
  prepare(): void;
  /** Sends something with a fresh answer; once more with another, if the first was too old. */
  pass<T>(send: (passed: Passed) => Promise<T>): Promise<T>;
}

export interface BotCheckDependencies {
  readonly call: Call;
  solve(challenge: Challenge): Promise<number>;
  /** Loads the script; the returned function gets a token. */
  recaptcha(siteKey: string): Promise<() => Promise<string>>;
  /** Of the app whose web view this is. */
  bypassKey(): string | undefined;
  now(): number;
}

/** A challenge is valid for ten minutes; one that is nearly expired is not sent. */
const maxAgeMs = 9 * 60_000;

export function createBotCheck({ call, solve, recaptcha, bypassKey, now }: BotCheckDependencies): BotCheck {
  let wrongKey: string | undefined;
  let prepared: { readonly at: number; readonly answer: Promise<() => Promise<string>> } | undefined;

  const key = () => {
    const given = bypassKey();
    return given === wrongKey ? undefined : given;
  };
  const work = async (): Promise<() => Promise<string>> => {
    const { challenge, siteKey } = await call(getBotCheck, {});
    if (siteKey !== undefined) return recaptcha(siteKey);
    if (!challenge) throw new Error('The bot check asks nothing.');
    const proof = proofOf(challenge, await solve(challenge));
    return async () => proof;
  };
  const begin = () => {
    if (prepared && now() - prepared.at < maxAgeMs) return prepared;
    const begun = { at: now(), answer: work() };
    begun.answer.catch(() => {
      if (prepared === begun) prepared = undefined;
    });
    prepared = begun;
    return begun;
  };
  const passed = async (): Promise<Passed> => {
    const given = key();
    if (given !== undefined) return { query: {}, headers: { [headers.bypassKey]: given } };
    const { answer } = begin();
    const recaptchaResponse = await (await answer)();
    // Every answer counts once.
    prepared = undefined;
    return { query: { recaptchaResponse }, headers: {} };
  };
  const prepare = () => {
    if (key() === undefined) begin();
  };

  return {
    prepare,
    async pass(send) {
      try {
        return await send(await passed());
      } catch (error) {
        if (!isFailed(error)) {
          // After a typing error the form is sent again soon: have the next answer ready.
          if (error instanceof ApiError && error.status >= 400) prepare();
          throw error;
        }
        // With a wrong bypass key the challenge is solved instead.
        wrongKey = key() ?? wrongKey;
        return send(await passed());
      }
    },
  };
}

const isFailed = (error: unknown) =>
  error instanceof ApiError && error.data.errorCode === customerFailures.botCheckFailed;
