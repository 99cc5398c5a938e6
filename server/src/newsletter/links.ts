import type { ShownPage } from '../content/content.ts';
import type { NewsletterLinks } from './newsletters.ts';

export const oneClickPath = '/api/newsletter/one-click';

/**
 * Links lead to the pages that hold the blocks. What they stand for stands behind the `#`, which no server, cache or log
 * ever sees.
 */
export function createLinks(baseUrl: string, pages: () => ReadonlyMap<string, ShownPage>): NewsletterLinks {
  const pageWith = (type: 'newsletterSubscribe' | 'newsletterUnsubscribe') => {
    for (const [path, { page, draft }] of pages())
      if (!draft && page.blocks.some((block) => block.type === type)) return `${baseUrl}${path}`;
    return `${baseUrl}/`;
  };
  return {
    confirm: (secret) => `${pageWith('newsletterSubscribe')}#confirm=${secret}`,
    unsubscribe: (token) => `${pageWith('newsletterUnsubscribe')}#unsubscribe=${token}`,
    oneClick: (token) => `${baseUrl}${oneClickPath}?${new URLSearchParams({ token }).toString()}`,
    subscribe: () => pageWith('newsletterSubscribe'),
  };
}
