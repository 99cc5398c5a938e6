const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCharCode(from + step)).join('');

/** Latin with umlauts and accents, figures, punctuation and the signs a pack carries. */
export const characters = `${range(0x21, 0x7e)}${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)} ŒœŸ–—‘’‚“”„…€£°·½¼¾™®×«»•`;

/** Kerning is read for these; an accented letter is kerned like its plain one. */
export const kerned = `${range(0x21, 0x7e)}–’`;
