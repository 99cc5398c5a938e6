import { getPopularCategories, type PopularCategory } from '@trolley/contract';
import { useEffect, useState } from 'react';
import { call } from '../../shell/api/api.ts';
import { useShop } from '../../shell/shop.tsx';

const none: readonly PopularCategory[] = [];

/** What sells best in this shop, asked for when the flyout is first opened; nothing where it cannot be told. */
export function usePopularCategories(open: boolean): readonly PopularCategory[] {
  const { featureProductDiscovery } = useShop().tenant.clientRuntimeConfig;
  const [known, setKnown] = useState<readonly PopularCategory[]>();
  const isAsked = open && featureProductDiscovery && known === undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    const calls = new AbortController();
    call(getPopularCategories, {}, { signal: calls.signal }).then(
      ({ categories }) => setKnown(categories),
      () => undefined,
    );
    return () => calls.abort();
  }, [isAsked]);
  return known ?? none;
}
