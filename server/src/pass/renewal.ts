const dayMs = 86_400_000;

/** So many days before its end a pass is told of, and may be renewed. */
export const daysBefore = 7;
/** A customer who was away for longer has to choose the pass again. */
const daysAfter = 30;

interface Ending {
  readonly endDate: string;
  readonly renews: boolean;
}

/**
 * PASS-01: a pass is renewed as a line of the first order around its end, which shows its price above the button like
 * anything else that is bought: no customer is charged while they are away, and none who orders nothing.
 */
export function isToBeRenewed({ endDate, renews }: Ending, now: number): boolean {
  const end = Date.parse(endDate);
  return renews && now >= end - daysBefore * dayMs && now < end + daysAfter * dayMs;
}
