import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LazyComponentProps<P extends object> {
  readonly when: boolean;
  readonly load: () => Promise<ComponentType<P> | undefined>;
  readonly props: P;
  /** Shown until it is loaded. */
  readonly children?: ReactNode;
}

/** A component in a chunk of its own: loaded once `when` is true, rendered from then on. */
export function LazyComponent<P extends object>({ when, load, props, children }: LazyComponentProps<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  useEffect(() => {
    if (!when || Part) return;
    void load().then(
      (part) => {
        // Undefined when the chunk is gone and the page is being reloaded.
        if (part) setPart(() => part);
      },
      () => undefined,
    );
  }, [when, Part, load]);
  return Part ? <Part {...props} /> : children;
}
