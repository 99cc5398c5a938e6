import type { PagePayload } from '@trolley/contract';
import { ApiError } from '../api/apiError.ts';
import type { Router } from '../router/createRouter.ts';
import type { Fact } from './track.ts';

/** Tells of every page that is shown, once: not of places on it, nor of a page that loads its data again. */
export function trackPages(router: Pick<Router<PagePayload>, 'get' | 'subscribe'>, track: (fact: Fact) => void): void {
  let shown: unknown;
  let key: string | undefined;
  const look = () => {
    const { location, data, error, pending } = router.get();
    if (pending) return;
    const next = data ?? error;
    const isNew = location.key !== key && next !== shown;
    key = location.key;
    shown = next;
    if (!isNew) return;
    if (data) track({ kind: 'page', page: data, search: location.search });
    else track({ kind: 'brokenPage', pathname: location.pathname, status: statusOf(error?.thrown) });
  };
  router.subscribe(look);
  look();
}

const statusOf = (thrown: unknown) => (thrown instanceof ApiError && thrown.status > 0 ? thrown.status : 500);
