import { pathOfItem } from '@trolley/contract';

/** An item as the journal names it. */
export function subjectOf(item: string): { readonly kind: 'page' | 'config'; readonly id: string } {
  const path = pathOfItem(item);
  return path === undefined ? { kind: 'config', id: item.slice('config:'.length) } : { kind: 'page', id: path };
}
