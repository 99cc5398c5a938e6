import { useState } from 'react';

/** Shows a choice at once, and the server's value again after the response or a failure. */
export function useOptimisticValue<T>(
  serverValue: T,
  save: (value: T) => Promise<boolean>,
): readonly [T, (value: T) => void] {
  const [wanted, setWanted] = useState<{ readonly value: T }>();
  const choose = (value: T) => {
    const mine = { value };
    setWanted(mine);
    void save(value).then(() => setWanted((now) => (now === mine ? undefined : now)));
  };
  return [wanted ? wanted.value : serverValue, choose];
}
