import { useLayoutEffect } from 'react';
import { decoded } from '../decoded.ts';
import { useShownPage } from './RouterProvider.tsx';

/** Scrolls a new page to its start or the place its hash names, and a page that was left before to where it was. */
export function ScrollRestoration() {
  const page = useShownPage();
  useLayoutEffect(() => {
    const { scroll, location } = page;
    if (scroll === 'keep') return;
    if (typeof scroll === 'number') {
      // Not returned: newer browsers answer with a promise, which React would take for a cleanup.
      window.scrollTo(0, scroll);
      return;
    }
    const place = location.hash && document.getElementById(decoded(location.hash.slice(1)) ?? '');
    if (place) place.scrollIntoView();
    else if (scroll === 'start') window.scrollTo(0, 0);
  }, [page]);
  return null;
}
