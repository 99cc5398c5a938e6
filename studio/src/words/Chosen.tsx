import { type ReactNode, useEffect, useRef } from 'react';

/** What was chosen. Where it stands above the list instead of beside it, it is brought into sight. */
export function Chosen({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia('(width < 1280px)').matches) frame.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={frame} className="words-chosen">
      {children}
    </div>
  );
}
