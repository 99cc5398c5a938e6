import { LogoMark } from '../shell/LogoMark.tsx';
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
