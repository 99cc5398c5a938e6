import { timing } from '@trolley/contract';
import { useEffect, useState } from 'react';
import { useText } from '../shop.tsx';

/** A progress bar above the page for a navigation that takes longer. */
export function Progress({ pending }: { readonly pending: boolean }) {
  const text = useText();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setLate(true), timing.loadingStateDelay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  return pending && late ? (
    <div className="navigation-progress" role="progressbar" aria-label={text('navigation.loading')} />
  ) : null;
}
