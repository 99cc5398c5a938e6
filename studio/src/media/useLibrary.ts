import { listMedia, type MediaFilter, type MediaOrder } from '@trolley/contract';
import { useDeferredValue, useState } from 'react';
import { useCall } from '../shell/api/useCalls.ts';

export const perPage = 48;

/** What of the library is looked at, and what it answers. */
export function useLibrary({ enabled = true } = {}) {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<MediaFilter>('all');
  const [order, setOrder] = useState<MediaOrder>('newest');
  const [from, setFrom] = useState(0);
  const wanted = useDeferredValue(text.trim());
  const query = { ...(wanted !== '' && { text: wanted }), filter, order, from };
  const found = useCall(listMedia, { query }, { enabled, keepPrevious: true });
  // Whoever looks for something else begins at its first page.
  const fromStart =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setFrom(0);
    };
  return {
    ...{ text, filter, order, from, found, setFrom },
    setText: fromStart(setText),
    setFilter: fromStart(setFilter),
    setOrder: fromStart(setOrder),
  };
}

export type Library = ReturnType<typeof useLibrary>;
