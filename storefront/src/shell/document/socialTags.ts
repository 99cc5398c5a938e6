import type { BootData, PageFrame } from '@trolley/contract';
import { scriptJson, tag } from './markup.ts';

/** What a network shows when somebody shares the page. */
export function socialTags({ tenant, site, page }: BootData, { icons }: PageFrame): string {
  const { title, description = site.seo.defaultDescription, openGraphImage = icons.socialImage } = page.meta;
  const about = {
    'og:type': 'website',
    'og:site_name': tenant.name,
    'og:locale': tenant.locale.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': page.canonical,
    'og:image': absolute(openGraphImage, tenant.baseUrl),
  };
  const properties = Object.entries(about).map(([property, content]) => tag('meta', { property, content }));
  return properties.join('') + tag('meta', { name: 'twitter:card', content: site.socialSharing.twitterCard });
}

/** Who stands behind the shop, for search engines; on the home page only. */
export function organisationData({ tenant, site, page }: BootData, { icons }: PageFrame): string {
  if (page.path !== '/') return '';
  const url = absolute('/', tenant.baseUrl);
  const graph = [
    {
      '@type': 'Organization',
      name: site.seo.organisation,
      url,
      logo: absolute(icons.touchIcon, tenant.baseUrl),
      sameAs: site.socialSharing.profiles.map(({ href }) => href),
    },
    { '@type': 'WebSite', name: tenant.name, url, inLanguage: tenant.locale },
  ];
  return `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

function absolute(address: string, baseUrl: string): string {
  return new URL(address, baseUrl).href;
}
