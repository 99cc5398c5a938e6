import { type ColourRole, contrastOf, type ThemeConfig } from '@trolley/contract';
import { type Oklch, toHex, toOklch } from './oklch.ts';

type Palette = Record<ColourRole, string>;

export interface MadeColours {
  readonly colours: ThemeConfig['colours'];
  /** What had to be another shade than asked for, in words. */
  readonly notes: readonly string[];
}

const white = '#ffffff';
const black = '#000000';

/** Light and dark from the retailer's own one or two colours: shades are moved until every text can be read. */
export function paletteOf(primary: string, accent?: string): MadeColours {
  const own = toOklch(primary);
  const second = accent === undefined ? secondOf(own) : toOklch(accent);
  const light = lightOf(primary, accent ?? toHex(second));
  const dark = darkOf(own, second, light);
  const notes: string[] = [];
  if (light.brand !== primary)
    notes.push(`${primary} is too light for text and buttons on white: ${light.brand} is used, the same hue, darker.`);
  if (accent !== undefined && light.accent !== accent)
    notes.push(`${accent} is too dark to stand on the dark ground of the home page: ${light.accent} is used.`);
  return { colours: { light, dark }, notes };
}

/** Amber goes with nearly everything; to yellows and oranges a blue-green. */
function secondOf({ h, c }: Oklch): Oklch {
  const isNear = c > 0.04 && Math.abs(h - 80) < 50;
  return { l: 0.82, c: 0.15, h: isNear ? 190 : 80 };
}

function lightOf(primary: string, asked: string): Palette {
  const own = toOklch(primary);
  const second = toOklch(asked);
  const grey = (l: number, c = 0.008) => toHex({ l, c: Math.min(c, own.c), h: own.h });
  const soft = (h: number, c = 0.03) => toHex({ l: 0.945, c, h });
  const grounds = {
    page: white,
    surface: grey(0.978, 0.005),
    ground: grey(0.958),
    'ground-hi': grey(0.99, 0.003),
    'brand-soft': toHex({ l: 0.945, c: Math.min(0.03, own.c), h: own.h }),
    ...tintsOf((h) => soft(h), own.h),
  };
  const brand = moved(own, -0.01, [...Object.values(grounds), white]);
  // Exactly as asked for where it can stay.
  const brandHex = brand.l === own.l ? primary : toHex(brand);
  const brandStrong = toHex({ ...brand, l: Math.max(0.1, brand.l - 0.12) });
  const deep = moved({ ...brand, l: Math.min(brand.l, 0.45) }, -0.01, [white]);
  const deepTwo = { ...deep, l: Math.max(0.12, deep.l - 0.1) };
  const accent = moved({ ...second, l: Math.max(second.l, 0.7) }, 0.01, [toHex(deepTwo)]);
  const accentHex = contrastOf(asked, toHex(deepTwo)) >= 4.5 ? asked : toHex(accent);
  return {
    ...grounds,
    ...statuses.light,
    brand: brandHex,
    'brand-strong': brandStrong,
    'on-brand': white,
    accent: accentHex,
    'accent-soft': soft(second.h, 0.045),
    'on-accent': readable(accentHex),
    member: accentHex,
    'on-member': readable(accentHex),
    ink: toHex({ l: 0.245, c: Math.min(0.02, own.c), h: own.h }),
    'ink-2': toHex({ l: 0.47, c: Math.min(0.018, own.c), h: own.h }),
    line: grey(0.905, 0.01),
    deep: toHex(deep),
    'deep-2': toHex(deepTwo),
  };
}

function darkOf(own: Oklch, second: Oklch, light: Palette): Palette {
  const grey = (l: number, c = 0.01) => toHex({ l, c: Math.min(c, own.c), h: own.h });
  const soft = (h: number, c = 0.022) => toHex({ l: 0.3, c, h });
  const grounds = {
    page: grey(0.185),
    surface: grey(0.235),
    ground: grey(0.285),
    'ground-hi': grey(0.37),
    'brand-soft': toHex({ l: 0.31, c: Math.min(0.04, own.c), h: own.h }),
    ...tintsOf((h) => soft(h), own.h),
  };
  const start = { l: Math.max(own.l, 0.78), c: Math.min(own.c, 0.1), h: own.h };
  const brand = moved(start, 0.01, Object.values(grounds));
  return {
    ...grounds,
    ...statuses.dark,
    brand: toHex(brand),
    'brand-strong': toHex({ ...brand, l: Math.min(0.96, brand.l + 0.08), c: brand.c * 0.7 }),
    'on-brand': toHex({ l: 0.2, c: Math.min(0.04, own.c), h: own.h }),
    accent: light.accent,
    'accent-soft': soft(second.h, 0.04),
    'on-accent': light['on-accent'],
    member: light.member,
    'on-member': light['on-member'],
    ink: grey(0.96, 0.006),
    'ink-2': grey(0.79, 0.012),
    line: grey(0.355, 0.012),
    deep: light.deep,
    'deep-2': light['deep-2'],
  };
}

/** Grounds for pictures, around the circle from the retailer's own hue. */
function tintsOf(soft: (hue: number) => string, own: number) {
  const at = (step: number) => soft((own + step * 60) % 360);
  return { 'tint-1': at(0), 'tint-2': at(1), 'tint-3': at(2), 'tint-4': at(3), 'tint-5': at(4), 'tint-6': at(5) };
}

/** Lighter or darker, step by step, until it can be read on all of these. */
function moved(colour: Oklch, step: number, grounds: readonly string[]): Oklch {
  const lightness = Array.from({ length: 101 }, (_, times) => Math.min(1, Math.max(0, colour.l + times * step)));
  const shades = lightness.map((l) => ({ ...colour, l }));
  const isReadable = (one: Oklch) => grounds.every((ground) => contrastOf(toHex(one), ground) >= 4.6);
  return shades.find(isReadable) ?? { ...colour, l: step > 0 ? 1 : 0 };
}

function readable(ground: string): string {
  const { h } = toOklch(ground);
  const dark = toHex({ l: 0.22, c: 0.04, h });
  if (contrastOf(dark, ground) >= 4.5) return dark;
  return contrastOf(white, ground) >= contrastOf(black, ground) ? white : black;
}

/** What means the same in every shop: reduced, in stock, careful, wrong, and where the keyboard is. */
const statuses = {
  light: {
    promo: '#bb1130',
    'promo-fill': '#c4122f',
    ok: '#1d7044',
    warn: '#7d5200',
    'warn-soft': '#fff4d6',
    error: '#ab231c',
    'error-soft': '#fdeceb',
    focus: '#0b6bcb',
  },
  dark: {
    promo: '#ff9297',
    'promo-fill': '#c4122f',
    ok: '#8fd3a9',
    warn: '#f0c266',
    'warn-soft': '#382c10',
    error: '#ffa59f',
    'error-soft': '#411e1b',
    focus: '#6cb2ff',
  },
} as const;
