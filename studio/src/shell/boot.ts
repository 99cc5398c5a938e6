import type { StudioBoot } from '@trolley/contract';
import { createContext, useContext } from 'react';

/** What the page says of the shop before anybody is logged in. */
export function readBoot(page: Pick<Document, 'getElementById'>): StudioBoot {
  return JSON.parse(page.getElementById('boot')?.textContent ?? '{}') as StudioBoot;
}

export const BootContext = createContext<StudioBoot | undefined>(undefined);

export function useBoot(): StudioBoot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('There is no <BootContext> around this component.');
  return boot;
}
