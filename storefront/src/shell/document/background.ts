import type { PageMeta } from '@trolley/contract';

/** The id of the style block that carries the first page's background. */
export const backgroundId = 'page-background';

/** A page's own background as a style sheet. Its colour was chosen for dark letters, so a dark scheme keeps its own. */
export function backgroundStyle({ background }: PageMeta): string {
  if (!background) return '';
  const { colour, image, repeat = 'no-repeat', size = 'auto' } = background;
  const rules = [
    colour && `background-color:${colour}`,
    image &&
      `background-image:url("${image.replace(/["\\<>\s]/g, encodeURIComponent)}");background-repeat:${repeat};background-size:${size}`,
  ].filter(Boolean);
  return rules.length > 0 ? `@media not (prefers-color-scheme:dark){body{${rules.join(';')}}}` : '';
}
