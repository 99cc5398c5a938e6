import type { PagePayload } from '@trolley/contract';

/** Style sheets that a page needs besides the shell's own. The renderer puts each into a style element and hashes it. */
export function inlineStylesOf(payload: PagePayload): readonly string[] {
  return payload.screen === 'components' ? payload.data.themes.map(({ style }) => style) : [];
}
