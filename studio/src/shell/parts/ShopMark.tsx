import { useBoot } from '../boot.ts';

/** The retailer's mark. Inline, so that it takes the theme's colours; it comes from the tenant's own checked files. */
export function ShopMark() {
  const { mark } = useBoot();
  return <span className="shop-mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />;
}
