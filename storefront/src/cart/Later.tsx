import { type ComponentType, useEffect, useState } from 'react';

interface LaterProps<P extends object> {
  readonly when: boolean;
  readonly load: () => Promise<ComponentType<P> | undefined>;
  readonly props: P;
}

/** A part of the shop that is fetched when it is first wanted, and stays from then on. */
export function Later<P extends object>({ when, load, props }: LaterProps<P>) {
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
  return Part ? <Part {...props} /> : null;
}
