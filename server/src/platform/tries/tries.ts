/** Counts how often something was tried, over all processes of the shop. */
export interface Tries {
  /**
   * Counts one try of `what` (as `login:ana@example.at:10.0.0.1`; only its hash is kept) and tells how many seconds are
   * to be waited, where there were more than `max` in `windowMs`.
   */
  count(what: string, limit: TryLimit): Promise<number | undefined>;
  /** A try that turned out to be rightful does not count: takes back what `count` counted. */
  takeBack(what: string, limit: TryLimit): Promise<void>;
  /** Forgets the tries of something, as after the right password. */
  forget(what: string): Promise<void>;
}

export interface TryLimit {
  readonly max: number;
  readonly windowMs: number;
}
