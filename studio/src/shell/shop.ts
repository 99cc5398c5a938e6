import type { StudioShop } from '@trolley/contract';
import { createContext, useContext } from 'react';

export const ShopContext = createContext<StudioShop | undefined>(undefined);

/** The shop this studio runs; inside the frame only, after the log-in. */
export function useShop(): StudioShop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('There is no <ShopContext> around this component.');
  return shop;
}
