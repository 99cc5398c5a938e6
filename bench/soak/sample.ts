/** One process of the shop at one moment. */
export interface ShopSample {
  readonly pid: number;
  readonly rssMb: number;
  /** Unknown while it has no time to tell. */
  readonly heapMb?: number;
  /** Cores used since the sample before. */
  readonly cores: number;
  /** What one of a hundred turns of the event loop was late by, since the sample before. */
  readonly loopMs: number;
  readonly poolBusy: number;
  readonly poolWaiting: number;
  /** How long a question waited for a connection, on average since the sample before. */
  readonly acquireMs: number;
}

export interface Sample {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Visits a second that were asked for. */
  readonly rate: number;
  /** By place; undefined while a process starts. */
  readonly shops: readonly (ShopSample | undefined)[];
  readonly postgres: {
    /** Shared memory counted once. */
    readonly memoryMb: number;
    readonly cores: number;
    readonly connections: number;
    readonly databaseMb: number;
  };
  readonly cores: {
    readonly nginx: number;
    readonly sandbox: number;
    readonly callers: number;
    readonly machine: number;
  };
  /** Of this process, which makes the calls: late, it measures itself. */
  readonly callersLoopMs: number;
  /** Visitors who are in the shop. */
  readonly visitors: number;
  /** How long the oldest of what is due waits, in seconds, by outbox. */
  readonly lags: Readonly<Record<string, number>>;
  /** Mails and payment tasks that are not done. */
  readonly waiting: { readonly mails: number; readonly tasks: number };
}
