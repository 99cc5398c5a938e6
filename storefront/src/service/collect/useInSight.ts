import { type RefObject, useEffect, useState } from 'react';

/** Whether something has come into sight yet. */
export function useInSight(of: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (!element || seen) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [of, seen]);
  return seen;
}
