import type { OrderConfig } from '@trolley/contract';
import { useEffect, useState } from 'react';
import { useServiceDependencies } from './serviceDependencies.ts';

/** The shop's settings; undefined until they are loaded, and if that failed. */
export function useOrderConfig(): OrderConfig | undefined {
  const { orderConfig } = useServiceDependencies();
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
