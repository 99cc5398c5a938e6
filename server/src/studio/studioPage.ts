import { createHash } from 'node:crypto';
import { type StudioBoot, type ThemeConfig, themeStyle } from '@trolley/contract';

export interface ShownShop {
  readonly boot: StudioBoot;
  readonly theme: ThemeConfig;
  urlOf(file: string): string | undefined;
}

/** The page of the studio for this shop, and the policy it is sent with. It says nothing of anybody. */
export function studioPage(
  built: string,
  { boot, theme, urlOf }: ShownShop,
  { inlineStyles = false }: { readonly inlineStyles?: boolean } = {},
): { readonly html: string; readonly policy: string } {
  const style = themeStyle(forDesk(theme), urlOf(theme.font.file) ?? '');
  const head = [
    `<title>${escaped(boot.name)} Studio</title>`,
    `<link rel="icon" href="${escaped(urlOf(theme.logo.favicon) ?? '')}">`,
    `<style>${style}</style>`,
    // Not run, only read: `<` is written so that no text can end the element.
    `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
  const html = built.replace('<html lang="en">', `<html lang="${boot.language}">`).replace('<!--shop-->', () => head);
  return { html, policy: policyOf(html, inlineStyles ? "'unsafe-inline'" : hashOf(style)) };
}

/** In the dark a card is lighter than what it lies on: page and surface change places. */
function forDesk(theme: ThemeConfig): ThemeConfig {
  const { light, dark } = theme.colours;
  return { ...theme, colours: { light, dark: { ...dark, page: dark.surface, surface: dark.page } } };
}

function policyOf(html: string, styles: string): string {
  // Also before `type`, which the development server adds to scripts of its own.
  const inline = [...html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
    hashOf(script),
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline].join(' '),
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The shop itself, in preview.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
