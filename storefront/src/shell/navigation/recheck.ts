import type { DataRouter } from 'react-router';
import type { NavigationGuard } from './navigationGuard.ts';

/** Runs the guards of the open page again after the session became known or changed. */
export async function recheck(
  router: Pick<DataRouter, 'state' | 'navigate' | 'revalidate'>,
  guard: NavigationGuard,
): Promise<void> {
  const here = router.state.location;
  const verdict = await guard.recheck(here);
  if (!verdict || verdict.kind === 'abort' || router.state.location !== here) return;
  if (verdict.kind === 'redirect') return router.navigate(verdict.to, { replace: true });
  guard.remember(here, verdict);
  return router.revalidate();
}
