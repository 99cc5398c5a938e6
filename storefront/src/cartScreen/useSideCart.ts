import { useLocation, useNavigate } from '../shell/router/RouterProvider.tsx';

/** The hash of the open side cart. */
const hash = '#side-cart';
/** Marks the history entry that a button here made. */
const opened = { sideCart: true } as const;

/** The cart beside a page is a step of the history: Back closes it, and closing it goes back. */
export function useSideCart() {
  const { pathname, search, hash: place, state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: place === hash,
    open: () => void navigate({ pathname, search, hash }, { state: opened, preventScrollReset: true }),
    close: () => {
      // A visitor who came by a link with this hash has no entry of ours to go back to.
      if ((state as Partial<typeof opened> | null)?.sideCart) void navigate(-1);
      else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}
