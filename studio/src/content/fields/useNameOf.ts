import type { ContentLink } from '@trolley/contract';
import { findContentLinks } from '@trolley/contract';
import { useCall } from '../../shell/api/useCalls.ts';
import { nameOfLink } from './targets.ts';

/** What a product, category or brand is called; undefined until it is known, or where there is none any more. */
export function useNameOf(kind: 'product' | 'category' | 'brand', name: string): ContentLink | undefined {
  // A slug is found by its words: the catalogue's own search knows names, not slugs.
  const query = kind === 'product' ? name : name.replaceAll('-', ' ');
  const found = useCall(findContentLinks, { query: { query, kind } }, { enabled: name !== '' });
  return found.data?.links.find((link) => nameOfLink(link) === name);
}
