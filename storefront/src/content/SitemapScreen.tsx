import type { PagePayloadOf } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';
import './sitemap.css';

export default function SitemapScreen({ payload }: { payload: PagePayloadOf<'sitemap'> }) {
  const text = useText();
  return (
    <div className="sitemap">
      <h1>{text('sitemap.title')}</h1>
      <p className="muted">{text('sitemap.intro')}</p>
      <div className="sitemap-groups">
        {payload.data.groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className="sitemap-links">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
