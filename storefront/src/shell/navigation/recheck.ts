import type { Router } from '../router/createRouter.ts';
import type { NavigationGuard } from './navigationGuard.ts';

/** Runs the guards of the open page again after the session became known or changed. */
export async function recheck(
  router: Pick<Router<unknown>, 'get' | 'navigate' | 'revalidate'>,
  guard: NavigationGuard,
): Promise<void> {
  const here = router.get().location;
  const verdict = await guard.recheck(here);
  if (!verdict || verdict.kind === 'abort' || router.get().location !== here) return;
  if (verdict.kind === 'redirect') return router.navigate(verdict.to, { replace: true });
  return router.revalidate();
}
