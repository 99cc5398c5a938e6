const dayMs = 86_400_000;

/** So many days before its end a pass is told of, and may be renewed. */
export const daysBefore = 7;
/** Whoever was away for longer is asked again rather than surprised. */
const daysAfter = 30;

interface Ending {
  readonly endDate: string;
  readonly renews: boolean;
}

/**
 * PASS-01: a pass is renewed as a line of the first order around its end, which shows its price above the button like
 * anything else that is bought: nobody is charged while they are not there, and nobody pays who orders nothing.
 */
export function isToBeRenewed({ endDate, renews }: Ending, now: number): boolean {
  const end = Date.parse(endDate);
  return renews && now >= end - daysBefore * dayMs && now < end + daysAfter * dayMs;
}
