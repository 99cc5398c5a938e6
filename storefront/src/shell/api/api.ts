import { track } from '../tracking/track.ts';
import { createCall } from './call.ts';
import { uuid } from './uuid.ts';

type Listener = () => void;
const unauthorized = new Set<Listener>();

/** Called when an API call is answered with 401. */
export function onUnauthorized(listener: Listener): () => void {
  unauthorized.add(listener);
  return () => unauthorized.delete(listener);
}

/** Calls the API of this shop. */
export const call = createCall({
  fetch: (url, init) => fetch(url, init),
  cookies: () => document.cookie,
  uuid: () => uuid(),
  now: () => Date.now(),
  onUnauthorized: () => {
    for (const listener of unauthorized) listener();
  },
  // That nobody is logged in, or that there is no cart yet, is no error.
  onRefused: ({ status, message, data: { errorCode } }) => {
    if (status !== 401 && status !== 404) track({ kind: 'refused', status, message, ...(errorCode && { errorCode }) });
  },
});
