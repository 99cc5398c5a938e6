import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What is looked for in a room, still there when one comes back. It is of people, so it stands in no address and no
 * history: it is kept with the answers, which go with whoever is logged in.
 */
export function useTerm(room: string): readonly [term: string, set: (term: string) => void] {
  const client = useQueryClient();
  const key = ['term', room];
  const [term, setTerm] = useState(() => client.getQueryData<string>(key) ?? '');
  return [
    term,
    (next) => {
      client.setQueryData(key, next);
      setTerm(next);
    },
  ];
}
