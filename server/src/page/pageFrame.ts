import type { PageFrame, PagePreview } from '@trolley/contract';
import { themeStyle } from '@trolley/contract';
import type { Tenant } from '../tenant/tenant.ts';

/** What every page of this process needs besides its data. */
export function pageFrame(
  { theme, media }: Pick<Tenant, 'theme' | 'media'>,
  webview: boolean,
  preview?: PagePreview,
): PageFrame {
  const { font, logo } = theme;
  const urlOf = (file: string) => media.urlOf(file) ?? '';
  const fontUrl = urlOf(font.file);
  return {
    themeStyle: themeStyle(theme, fontUrl),
    fontUrl,
    icons: {
      favicon: urlOf(logo.favicon),
      touchIcon: urlOf(logo.touchIcon),
      socialImage: urlOf(logo.socialImage),
      manifest: '/manifest.webmanifest',
    },
    webview,
    ...(preview && { preview }),
  };
}
