import { homePartsCookie, loggedInCookie } from '@trolley/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { readCookie } from '../shell/cookie.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { customerState } from '../shell/session/customerState.ts';
import { useShop } from '../shell/shop.tsx';
import type { BoughtFilterProps } from './BoughtFilter.tsx';

const load = () => import('./BoughtFilter.tsx').then((module) => module.BoughtFilter);

/** Somebody is logged in here, or ordered in this browser. */
const isKnown = () => [loggedInCookie, homePartsCookie].some((name) => readCookie(document.cookie, name) !== undefined);

function useIsKnown(): boolean {
  const { featureCartCheckout } = useShop().tenant.clientRuntimeConfig;
  const known = useSyncExternalStore(customerState.subscribe, isKnown, () => false);
  return featureCartCheckout && known;
}

/** Lets the tiles of a list say what was bought before; asked for after hydration, and only of those who are known. */
export function useBoughtMarks(): void {
  const known = useIsKnown();
  useEffect(() => {
    if (known)
      void import('./markBought.ts').then(
        (module) => module?.markBought(),
        () => undefined,
      );
  }, [known]);
}

/** The list is everybody's; the filter for what was bought before is fetched for those who are known. */
export function BoughtRoom(props: BoughtFilterProps) {
  return useIsKnown() && <LazyComponent when load={load} props={props} />;
}
