import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker, useNavigation } from 'react-router';
import type { Verdict } from './middleware.ts';
import type { NavigationGuard } from './navigationGuard.ts';
import { Progress } from './Progress.tsx';

/**
 * Runs the guards before every navigation, back and forward included: the router's blocker is the only place where one can still
 * be aborted. Any other verdict is passed to the loader, which redirects or throws as the router expects.
 */
export function NavigationBlocker({ guard }: { readonly guard: NavigationGuard }) {
  const undecided = useRef<Verdict | undefined | Promise<Verdict | undefined>>(undefined);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search)
          return false;
        const decision = guard.check(nextLocation);
        undecided.current = decision;
        if (decision instanceof Promise || decision?.kind === 'abort') return true;
        guard.remember(nextLocation, decision);
        return false;
      },
      [guard],
    ),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let overtaken = false;
    void Promise.resolve(undecided.current).then((verdict) => {
      if (overtaken) return;
      if (verdict?.kind === 'abort') return blocker.reset();
      guard.remember(blocker.location, verdict);
      blocker.proceed();
    });
    return () => {
      overtaken = true;
    };
  }, [blocker, guard]);

  const navigation = useNavigation();
  return <Progress pending={navigation.state !== 'idle' || blocker.state === 'blocked'} />;
}
