import { type RefObject, useEffect, useState } from 'react';

type Ends = ReturnType<typeof scrollerEnds>;

/**
 * Which ends of a row are in sight; `measure` is for its scroll event. The row is measured when the browser has laid it out
 * anyway: measuring earlier would force the layout of everything that is skipped below the fold.
 */
export function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<Ends>({ start: true, end: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setEnds(endsOf(element)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [row]);
  return { ...ends, measure: () => row.current && setEnds(endsOf(row.current)) };
}

/** The same ends stay the same value, so that nothing is drawn anew. */
function endsOf(element: HTMLElement): (known: Ends) => Ends {
  const next = scrollerEnds(element);
  return (known) => (known.start === next.start && known.end === next.end ? known : next);
}

/** Whether a row shows its beginning and its end. Browsers round, so one pixel is forgiven. */
export function scrollerEnds({ scrollLeft, scrollWidth, clientWidth }: Measures): { start: boolean; end: boolean } {
  return { start: scrollLeft <= 1, end: scrollLeft + clientWidth >= scrollWidth - 1 };
}

interface Measures {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}
