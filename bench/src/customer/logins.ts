import { setTimeout } from 'node:timers/promises';
import { createPasswords } from '../../../server/src/platform/passwords/createPasswords.ts';
import { callAtOnce } from '../cart/callers.ts';
import { interleaved, type Load, median } from '../load.ts';
import { readMetrics } from '../metrics.ts';
import type { Account } from './authClient.ts';

const rounds = 3;
const forMs = 3000;
const callers = 8;
/** As many as the shop works on at once. */
const hashesAtOnce = 2;
/** The shop's histogram counts from tick to tick, and it ticks this often. */
const tickMs = 10;

export interface Logins {
  /** The password hash alone, in a process that does nothing else. */
  readonly hash: Load;
  readonly login: Load;
  /** Something small asked for now and then: with nothing else to do, and beside the logins. */
  readonly quiet: Load;
  readonly beside: Load;
  /** How late the event loop came meanwhile. */
  readonly lagP99Ms: number;
}

interface Shop {
  readonly url: string;
  readonly passwordMemoryKb: number;
  logIn(account: Account): Promise<unknown>;
}

/** Logins as fast as they go, and what they cost everybody else. */
export async function measureLogins(
  { url, passwordMemoryKb, logIn }: Shop,
  accounts: readonly [Account, ...Account[]],
): Promise<Logins> {
  const passwords = createPasswords({ passwordMemoryKb });
  const [{ password }] = accounts;
  const stored = await passwords.hash(password);
  const besides: Load[] = [];
  const lags: number[] = [];
  const measured = await interleaved(rounds, {
    hash: () => callAtOnce(() => passwords.isRight(password, stored), { count: hashesAtOnce, forMs }),
    quiet: () => pollRegularly(`${url}/health`),
    login: async () => {
      await readMetrics(url);
      const [logins, beside] = await Promise.all([
        callAtOnce((caller, turn) => logIn(accounts[(caller + turn) % accounts.length] ?? accounts[0]), {
          count: callers,
          forMs,
        }),
        pollRegularly(`${url}/health`),
      ]);
      lags.push(1000 * (await readMetrics(url)).of('nodejs_eventloop_lag_p99_seconds'));
      besides.push(beside);
      return logins;
    },
  });
  const middle = (of: keyof Load) => median(besides.map((load) => load[of]));
  return {
    ...measured,
    beside: {
      requestsPerSecond: middle('requestsPerSecond'),
      p50Ms: middle('p50Ms'),
      p99Ms: middle('p99Ms'),
    },
    lagP99Ms: Math.max(0, median(lags) - tickMs),
  };
}

/** A client that repeats a small request with pauses. */
async function pollRegularly(url: string): Promise<Load> {
  const times: number[] = [];
  const begun = performance.now();
  while (performance.now() - begun < forMs) {
    const asked = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - asked);
    await setTimeout(5);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { requestsPerSecond: (1000 * times.length) / forMs, p50Ms: at(0.5), p99Ms: at(0.99) };
}
