import { useEffect, useRef } from 'react';
import { notify } from '../shell/notifications/notifications.ts';
import { useShop, useText } from '../shell/shop.tsx';
import { planIsKnown } from './plan.ts';

const key = 'recipe.plan.notSaved';

/** On pages that show or change the week plan: a customer's is fetched after hydration and kept in step. */
export function useFollowPlan(): void {
  const text = useText();
  const { featureCustomer, featureProductDiscovery } = useShop().tenant.clientRuntimeConfig;
  const isAsked = featureCustomer && featureProductDiscovery;
  const failed = useRef(() => {});
  useEffect(() => {
    failed.current = () => notify({ key, message: text(key), type: 'error' });
  }, [text]);
  useEffect(() => {
    if (!isAsked) {
      planIsKnown.set(true);
      return undefined;
    }
    let stop = () => {};
    let isOver = false;
    void import('./followPlan.ts').then(
      (module) => {
        if (module && !isOver) stop = module.followPlan(() => failed.current());
      },
      // Without its chunk the plan is that of the browser.
      () => planIsKnown.set(true),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isAsked]);
}
