import { type RefObject, useEffect, useState } from 'react';

const usual = { width: 620, height: 560 };

/** How large an element is drawn, in pixels. */
export function useSize(of: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState(usual);
  useEffect(() => {
    const element = of.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [of]);
  return size;
}
