import type { Sample } from './sample.ts';

/** A quiet moment. */
export const testSample: Sample = {
  at: 0,
  rate: 4,
  shops: [],
  postgres: { memoryMb: 150, cores: 0.1, connections: 20, databaseMb: 60 },
  cores: { nginx: 0.05, sandbox: 0.01, callers: 0.2, machine: 0.9 },
  callersLoopMs: 1,
  visitors: 40,
  lags: { payment_task: 0 },
  waiting: { mails: 0, tasks: 0 },
};
