/** The local storage key of the week plan. */
export const planKey = 'trolley.plan';

/** At the logout the copy of the customer's plan leaves the browser; what a guest planned, and nobody joined, stays. */
export function forgetKeptPlan(storage: Pick<Storage, 'getItem' | 'removeItem'>): void {
  if (/"kept":\s*true/.test(storage.getItem(planKey) ?? '')) storage.removeItem(planKey);
}
