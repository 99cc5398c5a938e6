/** The four states of anything that is loaded. */
export const loadStates = ['idle', 'pending', 'success', 'error'] as const;
export type LoadState = (typeof loadStates)[number];
