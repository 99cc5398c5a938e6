import type { PageFrame } from '@trolley/contract';
import { previewHeaders } from '../../platform/http/securityHeaders.ts';
import type { PageShop } from '../pageShop.ts';
import { type PlainPage, plainPage } from '../plainPage.ts';
import { previewTexts } from './previewWords.ts';

/** Says in words that a preview cannot be shown, and how to go on. The studio's frame shows it too. */
export function endPage(
  shop: Pick<PageShop, 'tenant' | 'areaTexts'>,
  frame: Pick<PageFrame, 'themeStyle'>,
  { why, path }: { readonly why: 'ended' | 'busy'; readonly path: string },
): PlainPage {
  const texts = previewTexts(shop);
  const { html, headers } = plainPage(shop, frame, {
    title: texts(`preview.${why}.title`) ?? '',
    text: texts(`preview.${why}.text`) ?? '',
    links: [
      { href: '/studio', words: texts('preview.toStudio') ?? '' },
      { href: path, words: texts('preview.toShop') ?? '' },
    ],
    framed: true,
  });
  return { html, headers: { ...headers, ...previewHeaders } };
}
