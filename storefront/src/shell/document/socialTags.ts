import type { BootData, PageFrame } from '@trolley/contract';
import { absolute, tag } from './markup.ts';

/** Open Graph and Twitter tags. */
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
