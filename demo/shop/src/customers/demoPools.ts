/** What a member of the demo has gathered. */
export const demoPools = [
  { poolId: 'coins', tags: ['coins'], value: 640 },
  { poolId: 'donation', tags: ['caritas_aktiv'], value: 12 },
] as const;
