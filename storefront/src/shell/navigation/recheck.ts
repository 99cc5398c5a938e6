import type { DataRouter } from 'react-router';
import type { Gate } from './gate.ts';

/** Asks the guards of the open page again: who is there has just become known, or has changed. */
export async function recheck(
  router: Pick<DataRouter, 'state' | 'navigate' | 'revalidate'>,
  gate: Gate,
): Promise<void> {
  const here = router.state.location;
  const verdict = await gate.askAgain(here);
  if (!verdict || verdict.kind === 'abort' || router.state.location !== here) return;
  if (verdict.kind === 'redirect') return router.navigate(verdict.to, { replace: true });
  gate.keep(here, verdict);
  return router.revalidate();
}
