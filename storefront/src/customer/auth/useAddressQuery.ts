import { safeReturnUrl } from '@trolley/contract';
import { useSyncExternalStore } from 'react';
import { useLocation } from '../../shell/router/RouterProvider.tsx';

const never = () => () => {};

/** The query of an auth page. The server renders a page without its query, so it counts only after hydration. */
export function useAddressQuery() {
  const { search } = useLocation();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const query = new URLSearchParams(alive ? search : '');
  const returnUrl = safeReturnUrl(query.get('returnUrl'));
  return {
    returnUrl,
    authRequired: query.get('authRequired') === 'true',
    /** Passes `returnUrl` on from one auth page to the next. */
    withReturn: (path: string) =>
      returnUrl === undefined ? path : `${path}?${new URLSearchParams({ returnUrl }).toString()}`,
  };
}
