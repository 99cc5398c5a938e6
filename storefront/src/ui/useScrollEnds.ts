import { type RefObject, useEffect, useState } from 'react';
import { scrollerEnds } from './scrollerEnds.ts';

type Ends = ReturnType<typeof scrollerEnds>;

/**
 * Which ends of a row are in sight; `look` is for its scroll event. The row is measured when the browser has laid it out
 * anyway: asking any earlier would lay out everything that is skipped because it is far below.
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
  return { ...ends, look: () => row.current && setEnds(endsOf(row.current)) };
}

/** The same ends stay the same value, so that nothing is drawn anew. */
function endsOf(element: HTMLElement): (known: Ends) => Ends {
  const next = scrollerEnds(element);
  return (known) => (known.start === next.start && known.end === next.end ? known : next);
}
