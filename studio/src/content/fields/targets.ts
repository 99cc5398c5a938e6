import type { ContentLink } from '@trolley/contract';

/** What a field for products, categories or brands stores of a link: a product's number, or the slug in the target. */
export function nameOfLink({ target, sku }: Pick<ContentLink, 'target' | 'sku'>): string {
  return sku ?? new URLSearchParams(target.split('?')[1] ?? '').get('slug') ?? '';
}
