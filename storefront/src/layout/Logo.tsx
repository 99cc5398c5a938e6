import { usePathTo, useShop, useText } from '../shell/shop.tsx';

/** The retailer's mark and name; leads home. */
export function Logo() {
  const { tenant } = useShop();
  const text = useText();
  const home = usePathTo()('index') ?? '/';
  return (
    <a className="logo" href={home} aria-label={text('shell.logo', { name: tenant.name })}>
      <LogoMark />
      <span aria-hidden="true">{tenant.name}</span>
    </a>
  );
}

function LogoMark() {
  const { mark } = useShop().tenant.themeConfig.logo;
  // The mark is inline so that it takes the theme's colours; it comes from the tenant's own checked files.
  return <span className="logo-mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />;
}
