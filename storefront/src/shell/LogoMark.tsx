import { useShop } from './shop.tsx';

/** The retailer's mark. Inline, so that it takes the theme's colours; it comes from the tenant's own checked files. */
export function LogoMark() {
  const { mark } = useShop().tenant.themeConfig.logo;
  return <span className="logo-mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />;
}
