import type { StaffSelf } from '@trolley/contract';
import { createContext, useContext } from 'react';

export const SelfContext = createContext<StaffSelf | undefined>(undefined);

/** Who is logged in, and what they may do. */
export function useSelf(): StaffSelf {
  const self = useContext(SelfContext);
  if (!self) throw new Error('There is no <SelfContext> around this component.');
  return self;
}
