import type { OrderConfig } from '@trolley/contract';
import { useEffect, useState } from 'react';
import { useServiceWorld } from './serviceWorld.ts';

/** The shop's settings; undefined until they are known, and where nobody tells them. */
export function useOrderConfig(): OrderConfig | undefined {
  const { orderConfig } = useServiceWorld();
  const [config, setConfig] = useState<OrderConfig>();
  useEffect(() => {
    let left = false;
    orderConfig().then(
      (known) => !left && setConfig(known),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [orderConfig]);
  return config;
}
