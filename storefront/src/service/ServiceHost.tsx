import { useEffect, useSyncExternalStore } from 'react';
import { beforeAdd } from '../cart/cart.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { loadServiceDialog } from './loadServiceDialog.ts';
import { serviceRequest } from './openServiceDialog.ts';
import { promptForService } from './prompt/promptForService.ts';
import { useHasPlace } from './useHasPlace.ts';

const none = () => undefined;
const nothing = {};
const loadWatch = () => import('./ServiceWatch.tsx').then((module) => module?.ServiceWatch);
// Whoever waits for an answer must not wait for a file that never comes.
const loadDialog = () =>
  loadServiceDialog().catch((error: unknown) => {
    serviceRequest.get()?.answer('aborted');
    throw error;
  });

/** Shows the service dialog over any page when somebody asks for it, and asks before products are added. */
export function ServiceHost() {
  const request = useSyncExternalStore(serviceRequest.subscribe, serviceRequest.get, none);
  const placed = useHasPlace();
  useEffect(() => {
    beforeAdd.add(promptForService);
    return () => void beforeAdd.delete(promptForService);
  }, []);
  return (
    <>
      <Loaded when={placed} load={loadWatch} props={nothing} />
      <Loaded when={request !== undefined} load={loadDialog} props={{ request }} />
    </>
  );
}
