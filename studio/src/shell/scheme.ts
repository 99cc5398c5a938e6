import { useState } from 'react';
import { readStored, store } from './stored.ts';

export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** index.html reads it before anything is drawn. */
const key = 'studio.scheme';

const isScheme = (value: unknown): value is Scheme => schemes.some((one) => one === value);

/** Light, dark, or as the machine has it: of this person in this browser. */
export function useScheme(): readonly [Scheme, (scheme: Scheme) => void] {
  const [scheme, setScheme] = useState<Scheme>(() => {
    const stored = readStored(key);
    return isScheme(stored) ? stored : 'system';
  });
  const choose = (next: Scheme) => {
    store(key, next === 'system' ? undefined : next);
    if (next === 'system') delete document.documentElement.dataset.scheme;
    else document.documentElement.dataset.scheme = next;
    setScheme(next);
  };
  return [scheme, choose];
}
