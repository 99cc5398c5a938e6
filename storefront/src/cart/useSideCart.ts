import { useLocation, useNavigate } from 'react-router';

/** The part of the address that says that the cart lies beside the page. */
const hash = '#side-cart';
/** Marks the step of the history that a button here made. */
const opened = { sideCart: true } as const;

/** The cart beside a page is a step of the history: Back closes it, and closing it goes back. */
export function useSideCart() {
  const { pathname, search, hash: place, state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: place === hash,
    open: () => void navigate({ pathname, search, hash }, { state: opened, preventScrollReset: true }),
    close: () => {
      // Who came by a link with the cart in it has nothing of ours behind them.
      if ((state as Partial<typeof opened> | null)?.sideCart) void navigate(-1);
      else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}
