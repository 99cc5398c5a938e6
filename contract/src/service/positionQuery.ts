import { z } from 'zod/mini';

/** Degrees in an address. Converted alone, an empty text would be 0: a place in the Gulf of Guinea. */
function degrees(most: number) {
  const isNear = (text: string) => Math.abs(Number(text)) <= most;
  const written = z
    .string()
    .check(
      z.regex(/^-?\d{1,3}(\.\d+)?(e-?\d{1,3})?$/, 'expected degrees like 48.2'),
      z.refine(isNear, `expected degrees from -${most} to ${most}`),
    );
  return z.optional(z.pipe(written, z.transform(Number)));
}

/** Where a caller is, WGS 84. */
export const positionQuery = { latitude: degrees(90), longitude: degrees(180) };
