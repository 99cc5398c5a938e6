import { useState } from 'react';

/** Shows a choice at once, and what was told by the server again when it is answered, or could not be saved. */
export function useOptimistically<T>(told: T, save: (value: T) => Promise<boolean>): readonly [T, (value: T) => void] {
  const [wanted, setWanted] = useState<{ readonly value: T }>();
  const choose = (value: T) => {
    const mine = { value };
    setWanted(mine);
    void save(value).then(() => setWanted((now) => (now === mine ? undefined : now)));
  };
  return [wanted ? wanted.value : told, choose];
}
