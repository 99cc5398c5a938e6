/** For tests that no time-out of the pool is about: on a busy machine a hundred at once wait their turn for seconds. */
export const patient = { connectTimeoutMs: 60_000, queueTimeoutMs: 60_000, statementTimeoutMs: 60_000 };
