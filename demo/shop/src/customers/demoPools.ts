/** What a member of the demo has gathered before the orders that the demo shows. */
export const demoPools = [
  { poolId: 'coins', value: 640 },
  { poolId: 'donation', value: 12 },
] as const;

/** Whoever joined online and has no card yet. */
export const onlinePools = [{ poolId: 'coins', value: 90 }] as const;
