import type { BootData, PageFrame, PagePreview, RenderedPage } from '@trolley/contract';
import { backgroundId, backgroundStyle } from './background.ts';
import { headOf } from './head.ts';
import { attributesOf, escapeHtml, scriptJson, tag } from './markup.ts';
import { socialTags } from './socialTags.ts';
import { structuredData } from './structuredData.ts';

/** What a build puts into every page of one screen. */
export interface ScreenParts {
  /** The style sheets of the shell and of the screen. */
  readonly style: string;
  /** Addresses of the style sheets that the page already holds. */
  readonly styleFiles: readonly string[];
  readonly scripts: readonly string[];
  /** Scripts that are modules; while developing only. */
  readonly modules?: readonly string[];
}

/** What a page in preview loads besides; no other page has it. */
export interface PreviewParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Written {
  readonly boot: BootData;
  readonly frame: PageFrame;
  readonly parts: ScreenParts;
  /** Missing unless the page is shown in preview. */
  readonly preview?: PreviewParts | undefined;
  /** What React rendered. */
  readonly content: string;
  readonly frameHosts: readonly string[];
  /** The SHA-256 of a text, in base64. */
  hash(text: string): string;
}

/** The whole page. Every style and script in it is known by its hash, so the policy that goes with it needs no exception. */
export function writeDocument({ boot, frame, parts, preview, content, frameHosts, hash }: Written): RenderedPage {
  const { tenant, page } = boot;
  const background = backgroundStyle(page.meta);
  const { hints, body } = splitHints(content);
  const modules = parts.modules ?? [];
  const html = [
    `<!DOCTYPE html><html${attributesOf({ lang: tenant.locale, 'data-tenant': tenant.id, 'data-webview': frame.webview })}><head><meta charset="utf-8">`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(page.meta.title)}</title>`,
    tag('link', { rel: 'preload', href: frame.fontUrl, as: 'font', type: 'font/woff2', crossorigin: true }),
    hints,
    `<style>${frame.themeStyle}</style><style>${parts.style}</style>`,
    background && `<style id="${backgroundId}">${background}</style>`,
    ...parts.scripts.map((script) => `<script>${script}</script>`),
    ...modules.map((script) => `<script type="module">${script}</script>`),
    descriptions(boot, frame),
    // Scripts ask for the style sheets they were built with unless they find a link to them; one that is disabled loads
    // nothing. Asked for a second time, a sheet would make the browser style the whole page again.
    ...parts.styleFiles.map((href) => tag('link', { rel: 'stylesheet', href, disabled: true })),
    `</head><body><div id="app">${body}</div>`,
    `<script id="boot" type="application/json">${scriptJson(boot)}</script>`,
    preview && frame.preview ? previewTags(preview, frame.preview) : '',
    '</body></html>',
  ];
  return {
    html: html.join(''),
    scriptHashes: [...parts.scripts, ...modules].map(cspHash),
    styleHashes: [frame.themeStyle, parts.style, background].filter((style) => style !== '').map(cspHash),
    frameHosts,
  };

  function cspHash(text: string): string {
    return `'sha256-${hash(text)}'`;
  }
}

function previewTags({ scripts, styles }: PreviewParts, data: PagePreview): string {
  return [
    `<script id="preview" type="application/json">${scriptJson(data)}</script>`,
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...scripts.map((src) => `<script${attributesOf({ type: 'module', src })}></script>`),
  ].join('');
}

function descriptions(boot: BootData, frame: PageFrame): string {
  const { light, dark } = boot.tenant.themeConfig.colours;
  const { description, keywords, robots, canonical } = headOf(boot.page);
  const named = { description, keywords, robots };
  return [
    ...Object.entries(named).map(([name, content]) => (content ? tag('meta', { name, content }) : '')),
    tag('link', { rel: 'canonical', href: canonical }),
    tag('meta', { name: 'theme-color', content: light.page, media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: dark.page, media: '(prefers-color-scheme: dark)' }),
    tag('link', { rel: 'icon', href: frame.icons.favicon }),
    tag('link', { rel: 'apple-touch-icon', href: frame.icons.touchIcon }),
    tag('link', { rel: 'manifest', href: frame.icons.manifest }),
    socialTags(boot, frame),
    structuredData(boot, frame),
  ].join('');
}

/** React puts links to what the page needs early in front of it; their place is the head. */
function splitHints(content: string): { hints: string; body: string } {
  const hints = /^(?:<link [^>]*>)*/.exec(content)?.[0] ?? '';
  return { hints, body: content.slice(hints.length) };
}
