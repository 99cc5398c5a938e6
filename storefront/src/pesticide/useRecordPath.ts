import { usePathTo } from '../shell/shop.tsx';

/** The address of what was found in a product, or in one batch of it. */
export function useRecordPath(): (sku: string, batch?: string) => string {
  const page = usePathTo()('pesticides') ?? '/';
  return (sku, batch) => {
    const query = new URLSearchParams({ ...(batch !== undefined && { batch }), sku });
    return `${page}?${query.toString()}`;
  };
}
