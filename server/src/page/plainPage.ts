import { createHash } from 'node:crypto';
import type { PageFrame } from '@trolley/contract';
import { securityHeaders } from '../platform/http/securityHeaders.ts';
import type { PageShop } from './pageShop.ts';

export interface PlainPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Said {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly words: string }[];
  /** The studio's frame may show it; its links lead out of that. */
  readonly framed?: boolean;
}

const style = `*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1rem;background:var(--color-surface);color:var(--color-ink);font:1rem/1.5 var(--font)}main{max-width:36rem;padding:clamp(1.5rem,5vw,3rem);border:1px solid var(--color-line);border-radius:var(--radius-l);background:var(--color-page);text-wrap:pretty}h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.018em;margin:0 0 .75rem}p{margin:0 0 1.5rem}p:last-child{display:flex;flex-wrap:wrap;gap:.75rem;margin:0}.shop{margin-block-end:1.5rem;color:var(--color-brand);font-size:1.25rem;font-weight:800;letter-spacing:-.03em}a{display:inline-flex;align-items:center;justify-content:center;flex:1 1 auto;min-height:48px;padding:.375rem 1.5rem;border:2px solid var(--color-brand);border-radius:var(--radius-pill);color:var(--color-brand);font-weight:650;text-decoration:none}a:first-child{background:var(--color-brand);color:var(--color-on-brand)}a:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}`;

/** A page in the shop's colours that says one thing in words, without the renderer. It runs nothing. */
export function plainPage(
  { tenant }: Pick<PageShop, 'tenant'>,
  { themeStyle }: Pick<PageFrame, 'themeStyle'>,
  { title, text, links, framed = false }: Said,
): PlainPage {
  const target = framed ? ' target="_top"' : '';
  const html = [
    `<!DOCTYPE html><html lang="${escaped(tenant.locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title><style>${themeStyle}</style><style>${style}</style></head>`,
    `<body><main><p class="shop">${escaped(tenant.name)}</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p>`,
    `<p>${links.map(({ href, words }) => `<a href="${escaped(href)}"${target}>${escaped(words)}</a>`).join('')}</p>`,
    '</main></body></html>',
  ].join('');
  return {
    html,
    headers: {
      ...securityHeaders({ https: tenant.baseUrl.startsWith('https:') }),
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${[themeStyle, style].map(hashOf).join(' ')}`,
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${framed ? "'self'" : "'none'"}`,
      ].join('; '),
    },
  };
}

/** As a policy names what stands in a page. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
