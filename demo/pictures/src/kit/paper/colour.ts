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
