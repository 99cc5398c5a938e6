import type { ContentLink } from '@trolley/contract';

/** What a field for products, categories or brands stores of a link: the number or the slug in its target. */
export function nameOfLink({ target, kind }: Pick<ContentLink, 'target' | 'kind'>): string {
  const query = new URLSearchParams(target.split('?')[1] ?? '');
  const slug = query.get('slug') ?? target.split('/').at(-1) ?? '';
  return kind === 'product' ? (query.get('sku') ?? slug) : slug;
}
