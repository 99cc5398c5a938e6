import { z } from 'zod/mini';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'expected a colour like "#1b5a3a"'));
const length = z.string().check(z.regex(/^\d+(\.\d+)?(px|rem)$/, 'expected a length like "14px"'));

/** The colour roles of the design system; a theme gives each a value for light and for dark. */
export const colourRoles = [
  'brand',
  'brand-strong',
  'brand-soft',
  'on-brand',
  'accent',
  'accent-soft',
  'on-accent',
  'member',
  'on-member',
  'promo',
  'promo-fill',
  'ink',
  'ink-2',
  'page',
  'surface',
  'ground',
  'ground-hi',
  'line',
  'deep',
  'deep-2',
  'ok',
  'warn',
  'warn-soft',
  'error',
  'error-soft',
  'focus',
  'tint-1',
  'tint-2',
  'tint-3',
  'tint-4',
  'tint-5',
  'tint-6',
] as const;
export type ColourRole = (typeof colourRoles)[number];

const palette = z.strictObject(
  Object.fromEntries(colourRoles.map((role) => [role, colour])) as Record<ColourRole, typeof colour>,
);

const percentage = z.string().check(z.regex(/^\d+(\.\d+)?%$/, 'expected a percentage like "98%"'));

export const themeConfig = z.strictObject({
  colours: z.strictObject({ light: palette, dark: palette }),
  font: z.strictObject({
    family: z.string().check(z.regex(/^[A-Za-z0-9 ]+$/, 'expected a plain font family name')),
    /** A woff2 file in the tenant's `media` folder. */
    file: z.string(),
    weights: z.string().check(z.regex(/^\d{3} \d{3}$/, 'expected a range like "200 800"')),
    /** Metrics that make the fallback font take the same room, so that nothing jumps. */
    fallback: z.strictObject({ sizeAdjust: percentage, ascent: percentage, descent: percentage, lineGap: percentage }),
  }),
  radius: z.strictObject({ s: length, m: length, l: length, pill: length }),
  logo: z.strictObject({
    /** The mark as inline SVG; it may use the theme's variables. */
    mark: z.string().check(z.startsWith('<svg')),
    /** Files in the tenant's `media` folder. */
    favicon: z.string(),
    touchIcon: z.string(),
    socialImage: z.string(),
  }),
});
export type ThemeConfig = z.infer<typeof themeConfig>;

/** The theme as a style sheet: custom properties on the root, dark by system preference or by `data-scheme`. */
export function themeStyle(theme: ThemeConfig, fontUrl: string, scope = ':root'): string {
  const { family, weights, fallback } = theme.font;
  const light = `${colourVariables(theme.colours.light)}${radiusVariables(theme.radius)}--font:'${family}','${family} Fallback',system-ui,sans-serif;`;
  // On paper everything is light, whatever the screen is.
  const dark = colourVariables(theme.colours.dark);
  const inside = scope === ':root' ? '' : `${scope} `;
  return [
    `@font-face{font-family:'${family}';src:url('${fontUrl}') format('woff2');font-weight:${weights};font-display:swap}`,
    `@font-face{font-family:'${family} Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:${fallback.lineGap}}`,
    `${scope}{color-scheme:light;${light}}`,
    `@media screen and (prefers-color-scheme:dark){${scope}:not([data-scheme=light]){color-scheme:dark;${dark}}}`,
    `${inside}[data-scheme=light]{color-scheme:light;${colourVariables(theme.colours.light)}}`,
    `@media screen{${inside}[data-scheme=dark]{color-scheme:dark;${dark}}}`,
  ].join('');
}

function colourVariables(palette: Record<ColourRole, string>): string {
  return colourRoles.map((role) => `--color-${role}:${palette[role]};`).join('');
}

function radiusVariables(radius: ThemeConfig['radius']): string {
  return Object.entries(radius)
    .map(([size, value]) => `--radius-${size}:${value};`)
    .join('');
}
