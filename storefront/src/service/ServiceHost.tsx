import { useEffect, useSyncExternalStore } from 'react';
import { beforeAdd } from '../cart/cart.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { loadServiceDialog } from './loadServiceDialog.ts';
import { serviceRequest } from './openServiceDialog.ts';
import { promptForService } from './prompt/promptForService.ts';
import { useHasPlace } from './useHasPlace.ts';

const none = () => undefined;
const nothing = {};
const loadWatch = () => import('./ServiceWatch.tsx').then((module) => module?.ServiceWatch);
// If the dialog's file cannot be loaded, callers that wait for its result get an answer nevertheless.
const loadDialog = () =>
  loadServiceDialog().catch((error: unknown) => {
    serviceRequest.get()?.answer('aborted');
    throw error;
  });

/** Shows the service dialog over any page on request, and asks for a place before products are added. */
export function ServiceHost() {
  const request = useSyncExternalStore(serviceRequest.subscribe, serviceRequest.get, none);
  const placed = useHasPlace();
  useEffect(() => {
    beforeAdd.add(promptForService);
    return () => void beforeAdd.delete(promptForService);
  }, []);
  return (
    <>
      <LazyComponent when={placed} load={loadWatch} props={nothing} />
      <LazyComponent when={request !== undefined} load={loadDialog} props={{ request }} />
    </>
  );
}
