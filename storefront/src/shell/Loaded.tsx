import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LoadedProps<P extends object> {
  readonly when: boolean;
  readonly load: () => Promise<ComponentType<P> | undefined>;
  readonly props: P;
  /** Until it is there. */
  readonly children?: ReactNode;
}

/** A part that comes in a file of its own once it is wanted, and stays from then on. */
export function Loaded<P extends object>({ when, load, props, children }: LoadedProps<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  useEffect(() => {
    if (!when || Part) return;
    void load().then(
      (part) => {
        // Nothing comes when the file was gone and the page is being loaded anew.
        if (part) setPart(() => part);
      },
      () => undefined,
    );
  }, [when, Part, load]);
  return Part ? <Part {...props} /> : children;
}
