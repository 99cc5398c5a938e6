import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useState } from 'react';
import type { Navigate, Router, RouterState } from './createRouter.ts';
import type { Location } from './location.ts';

/** The page shown, or what was thrown instead. */
export type ShownPage = Pick<RouterState<unknown>, 'data' | 'error' | 'location' | 'scroll'>;

const RouterContext = createContext<Router<unknown> | undefined>(undefined);
// Apart, so that who asks for the address is not rendered again because a page begins to load.
const LocationContext = createContext<Location | undefined>(undefined);
const PageContext = createContext<ShownPage | undefined>(undefined);
const PendingContext = createContext(false);

/** Puts a new page on screen in its own way by calling `render`, or answers false and leaves it to React. */
export type PageTransition = (render: () => void, paths: { readonly from: string; readonly to: string }) => boolean;

interface RouterProviderProps<Data> {
  readonly router: Router<Data>;
  /** React's own, which the server has not. */
  flushSync?(work: () => void): void;
  readonly transition?: PageTransition;
  readonly children: ReactNode;
}

/** Gives the router to everything below, and renders what it shows. */
export function RouterProvider<Data>({ router, flushSync, transition, children }: RouterProviderProps<Data>) {
  const [page, setPage] = useState<ShownPage>(router.get());
  const [pending, setPending] = useState(false);
  useLayoutEffect(() => {
    const follow = (next: RouterState<Data>) => {
      setPage((shown) => (isShown(shown, next) ? shown : next));
      setPending(next.pending !== undefined);
    };
    let from = router.get().location.pathname;
    // What the router shows by then: a transition takes a moment to begin, and another page may have come.
    const now = () => flushSync?.(() => follow(router.get()));
    follow(router.get());
    const unsubscribe = router.subscribe((next, sync) => {
      const paths = { from, to: next.location.pathname };
      from = paths.to;
      if (sync && flushSync) flushSync(() => follow(next));
      else if (flushSync && paths.from !== paths.to && transition?.(now, paths)) return;
      else startTransition(() => follow(next));
    });
    const stop = router.start();
    return () => {
      unsubscribe();
      stop();
    };
  }, [router, flushSync, transition]);
  return (
    <RouterContext value={router}>
      <LocationContext value={page.location}>
        <PageContext value={page}>
          <PendingContext value={pending}>{children}</PendingContext>
        </PageContext>
      </LocationContext>
    </RouterContext>
  );
}

function isShown(shown: ShownPage, { location, data, error }: ShownPage): boolean {
  return shown.location === location && shown.data === data && shown.error === error;
}

export function useLocation(): Location {
  return given(useContext(LocationContext));
}

/** Goes to another address. The function stays the same. */
export function useNavigate(): Navigate {
  return given(useContext(RouterContext)).navigate;
}

/** Loads the data of the open page again. */
export function useRevalidate(): () => Promise<void> {
  return given(useContext(RouterContext)).revalidate;
}

export function useShownPage(): ShownPage {
  return given(useContext(PageContext));
}

/** Whether a page is being loaded. */
export function useIsPending(): boolean {
  return useContext(PendingContext);
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is no <RouterProvider> around this component.');
  return value;
}
