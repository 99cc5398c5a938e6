import type { PageFrame, TenantConfig } from '@trolley/contract';

/** What a phone needs to put the shop on its home screen. */
export function webManifest(
  { name, locale, themeConfig }: Pick<TenantConfig, 'name' | 'locale' | 'themeConfig'>,
  icons: PageFrame['icons'],
): string {
  const { light } = themeConfig.colours;
  return JSON.stringify({
    name,
    short_name: name,
    lang: locale,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light.page,
    theme_color: light.brand,
    icons: [iconOf(icons.favicon, 'any'), iconOf(icons.touchIcon, '180x180')],
  });
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
};

function iconOf(src: string, sizes: string) {
  return { src, sizes, type: types[src.split('.').at(-1) ?? ''] };
}
