import type { OrderConfig } from '@trolley/contract';
import { useEffect, useState } from 'react';
import { useServiceWorld } from '../service/serviceWorld.ts';

/** What an order may be worth and weigh; undefined until it is known. */
export function useOrderConfig(): OrderConfig | undefined {
  const { orderConfig } = useServiceWorld();
  const [config, setConfig] = useState<OrderConfig>();
  useEffect(() => {
    let left = false;
    orderConfig().then(
      (known) => {
        if (!left) setConfig(known);
      },
      // Then the cart is shown without its limits; the server knows them.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [orderConfig]);
  return config;
}
