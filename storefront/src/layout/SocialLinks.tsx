import { useShop, useText } from '../shell/shop.tsx';

/** The retailer's profiles, by the networks' names: their marks are theirs. */
export function SocialLinks() {
  const { tenant, site } = useShop();
  const text = useText();
  const { profiles } = site.socialSharing;
  if (profiles.length === 0) return null;
  return (
    <nav aria-label={text('shell.social.label')}>
      <ul className="social-links">
        {profiles.map(({ network, href }) => (
          <li key={href}>
            <a href={href} rel="noopener" aria-label={text('shell.social.profile', { name: tenant.name, network })}>
              {network}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
