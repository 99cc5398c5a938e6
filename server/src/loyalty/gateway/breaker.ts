interface BreakerOptions {
  /** After so many failures in a row nothing is asked for a while. */
  readonly failures: number;
  readonly quietMs: number;
  readonly now?: () => number;
}

export interface Breaker {
  /** Whether to ask at all. After the quiet time one caller may try; the others wait for what comes of it. */
  mayAsk(): boolean;
  succeeded(): void;
  failed(): void;
  /** `quiet`: nothing is asked now; `due`: the next call tries. Changes nothing. */
  state(): 'closed' | 'quiet' | 'due';
}

/** Spares callers the time-outs of a service that is away, and the service the calls while it recovers. */
export function createBreaker({ failures, quietMs, now = () => Date.now() }: BreakerOptions): Breaker {
  let inARow = 0;
  let quietUntil = 0;
  return {
    mayAsk() {
      if (inARow < failures) return true;
      if (now() < quietUntil) return false;
      quietUntil = now() + quietMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) quietUntil = now() + quietMs;
    },
    state() {
      if (inARow < failures) return 'closed';
      return now() < quietUntil ? 'quiet' : 'due';
    },
  };
}
