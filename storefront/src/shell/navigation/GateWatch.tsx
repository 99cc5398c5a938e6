import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker, useNavigation } from 'react-router';
import type { Gate } from './gate.ts';
import type { Verdict } from './middleware.ts';
import { Progress } from './Progress.tsx';

/**
 * Stands before every navigation, back and forward included: the router's blocker is the only place where one can still
 * be called off. Whatever else was decided goes along to the loader, which redirects or fails as the router expects.
 */
export function GateWatch({ gate }: { readonly gate: Gate }) {
  const undecided = useRef<Verdict | undefined | Promise<Verdict | undefined>>(undefined);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search)
          return false;
        const decision = gate.ask(nextLocation);
        undecided.current = decision;
        if (decision instanceof Promise || decision?.kind === 'abort') return true;
        gate.keep(nextLocation, decision);
        return false;
      },
      [gate],
    ),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let overtaken = false;
    void Promise.resolve(undecided.current).then((verdict) => {
      if (overtaken) return;
      if (verdict?.kind === 'abort') return blocker.reset();
      gate.keep(blocker.location, verdict);
      blocker.proceed();
    });
    return () => {
      overtaken = true;
    };
  }, [blocker, gate]);

  const navigation = useNavigation();
  return <Progress pending={navigation.state !== 'idle' || blocker.state === 'blocked'} />;
}
