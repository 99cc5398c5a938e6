import { createHash } from 'node:crypto';
import type { PageFrame } from '@trolley/contract';
import { previewHeaders, securityHeaders } from '../../platform/http/securityHeaders.ts';
import type { PageShop } from '../pageShop.ts';
import { previewTexts } from './previewWords.ts';

interface EndPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--color-page);color:var(--color-ink);font:1rem/1.5 var(--font)}main{max-width:30rem;padding:2rem}h1{font-size:1.5rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1.25rem}a{display:inline-block;min-height:44px;line-height:44px;margin-inline-end:1.5rem;color:var(--color-brand);font-weight:650}`;

/** Says in words that a preview cannot be shown, and how to go on. It runs nothing, and the studio's frame shows it too. */
export function endPage(
  shop: Pick<PageShop, 'tenant' | 'areaTexts'>,
  { themeStyle }: Pick<PageFrame, 'themeStyle'>,
  { why, path }: { readonly why: 'ended' | 'busy'; readonly path: string },
): EndPage {
  const texts = previewTexts(shop);
  const say = (key: string) => escaped(texts(`preview.${why}.${key}`) ?? '');
  const link = (href: string, words: string) => `<a href="${escaped(href)}" target="_top">${words}</a>`;
  const html = [
    `<!DOCTYPE html><html lang="${escaped(shop.tenant.locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${say('title')}</title><style>${themeStyle}</style><style>${style}</style></head>`,
    `<body><main><h1>${say('title')}</h1><p>${say('text')}</p>`,
    `<p>${link('/studio', escaped(texts('preview.toStudio') ?? ''))}${link(path, escaped(texts('preview.toShop') ?? ''))}</p>`,
    '</main></body></html>',
  ].join('');
  const hashes = [themeStyle, style].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return {
    html,
    headers: {
      ...securityHeaders({ https: shop.tenant.baseUrl.startsWith('https:') }),
      ...previewHeaders,
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${hashes.join(' ')}`,
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    },
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
