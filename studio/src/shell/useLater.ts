import { useEffect, useState } from 'react';

/** The value once it has rested: while somebody types nothing is asked. */
export function useLater<T>(value: T, afterMs = 300): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return later;
}
