import { safeReturnUrl } from '@trolley/contract';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => {};

/** What the address asks for. The server renders every address of a page alike, so it counts once the page is alive. */
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
    authRequired: query.get('authRequired') === 'true',
    /** The way back goes along from one page of the door to the next. */
    withReturn: (path: string) =>
      returnUrl === undefined ? path : `${path}?${new URLSearchParams({ returnUrl }).toString()}`,
  };
}
