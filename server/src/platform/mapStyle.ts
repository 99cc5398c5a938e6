interface MapVariables {
  readonly MAP_STYLE_URL?: string | undefined;
  readonly MAP_ORIGINS?: readonly string[] | undefined;
  readonly NODE_ENV: string;
}

/** Each once: that of the style, and those of tiles, letters and pictures that it names. */
export function mapOriginsOf({ MAP_STYLE_URL: style, MAP_ORIGINS: others = [] }: MapVariables): readonly string[] {
  return style === undefined ? [] : [...new Set([new URL(style).origin, ...others])];
}

/** A page behind https shows nothing of http, so only who develops on one's own machine may have such a map. */
export function mapStyleProblem(value: MapVariables): string | undefined {
  if (value.MAP_STYLE_URL === undefined)
    return value.MAP_ORIGINS && '  MAP_ORIGINS: expected MAP_STYLE_URL too, there is no other map that would ask them';
  const plain = [value.MAP_STYLE_URL, ...mapOriginsOf(value)].find((address) => !address.startsWith('https:'));
  if (plain === undefined || value.NODE_ENV === 'development') return undefined;
  return `  MAP_STYLE_URL and MAP_ORIGINS: "${plain}" does not fit: expected https, only NODE_ENV=development may use http`;
}
