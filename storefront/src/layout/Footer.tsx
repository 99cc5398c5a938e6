import { useShop } from '../shell/shop.tsx';
import { ConsentLink } from './ConsentLink.tsx';
import { Logo } from './Logo.tsx';
import { SocialLinks } from './SocialLinks.tsx';

export function Footer() {
  const { text, columns, legal } = useShop().site.footer;
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-about">
            <Logo />
            <p>{text}</p>
            <SocialLinks />
          </div>
          {columns.map((column, index) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <ul className="footer-links">
                {column.links.map((link) => (
                  <li key={link.label}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
                {index === columns.length - 1 && <ConsentLink />}
              </ul>
            </div>
          ))}
        </div>
        <p className="footer-legal">{legal}</p>
      </div>
    </footer>
  );
}
