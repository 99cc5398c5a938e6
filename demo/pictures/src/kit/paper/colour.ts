type Channels = readonly [number, number, number];

/** `#rrggbb`, or `#rgb` in the kit's own constants. */
export type Colour = string;

function channels(colour: Colour): Channels {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const at = (start: number): number => Number.parseInt(digits.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** The colour `share` of the way from one to the other. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [red, green, blue] = channels(from);
  const [toRed, toGreen, toBlue] = channels(to);
  const step = (start: number, end: number): string =>
    Math.round(start + (end - start) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${step(red, toRed)}${step(green, toGreen)}${step(blue, toBlue)}`;
}

export const darken = (colour: Colour, share: number): Colour => mix(colour, '#0c1210', share);
export const lighten = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share);

/** The colour with its hue turned by so many degrees; greys, having none, become warmer or cooler. */
export function turned(colour: Colour, degrees: number): Colour {
  const [red, green, blue] = channels(colour);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const third = (1 - cos) / 3;
  const root = sin / Math.sqrt(3);
  const channel = (one: number, next: number, other: number): number =>
    one * (cos + third) + next * (third - root) + other * (third + root);
  const grey = Math.max(red, green, blue) - Math.min(red, green, blue) < 24;
  const warm = grey ? 60 * sin : 0;
  return hex([channel(red, green, blue) + warm, channel(green, blue, red), channel(blue, red, green) - warm]);
}

const hex = (values: readonly number[]): Colour =>
  `#${values
    .map((value) =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** More green in it than anything else. */
export function isGreen(colour: Colour): boolean {
  const [red, green, blue] = channels(colour);
  return green > red * 1.08 && green > blue * 1.08;
}

/** Perceived brightness, 0 to 1. */
export function brightness(colour: Colour): number {
  const [red, green, blue] = channels(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The first candidate that reads well on the ground, else the one that reads best. */
export function readable(ground: Colour, candidates: readonly Colour[], atLeast = 4): Colour {
  const good = candidates.find((colour) => contrast(ground, colour) >= atLeast);
  if (good) return good;
  const all = [...candidates, '#ffffff', '#14201a'];
  return all.reduce((best, colour) => (contrast(ground, colour) > contrast(ground, best) ? colour : best));
}
