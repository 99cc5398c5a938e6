import { call } from '../shell/api/api.ts';
import { customerState, onBeforeLogout } from '../shell/session/customerState.ts';
import { createPlanSync } from './createPlanSync.ts';
import { plan, planIsKnown, today } from './plan.ts';
import { planKey } from './planKey.ts';

let earlier: Promise<unknown> = Promise.resolve();

/** Keeps the customer's plan while a page shows it; a chunk of its own. Returns how to stop. */
export function followPlan(failed: () => void): () => void {
  const sync = createPlanSync({
    call,
    plan,
    customers: customerState,
    isKnown: planIsKnown,
    storage: () => sessionStorage,
    today,
    failed,
    earlier,
  });
  const leave = onBeforeLogout(sync.flush);
  const heard = ({ key }: StorageEvent) => {
    if (key === planKey) sync.reload();
  };
  const seen = () => {
    if (document.visibilityState === 'visible') void sync.refresh();
    else sync.flush();
  };
  addEventListener('storage', heard);
  document.addEventListener('visibilitychange', seen);
  return () => {
    leave();
    removeEventListener('storage', heard);
    document.removeEventListener('visibilitychange', seen);
    earlier = sync.stop();
  };
}
