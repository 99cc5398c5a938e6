import { useEffect, useState } from 'react';
import { takeLinkSecret } from './linkSecret.ts';

/** The secret of the link that led here, also where the page was open already; the second forgets it. */
export function useLinkSecret(kind: 'confirm' | 'unsubscribe'): readonly [string | undefined, () => void] {
  const [secret, setSecret] = useState(() => takeLinkSecret(kind));
  useEffect(() => {
    const look = () => {
      const next = takeLinkSecret(kind);
      if (next !== undefined) setSecret(next);
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [kind]);
  return [secret, () => setSecret(undefined)];
}
