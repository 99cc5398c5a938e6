import type * as resvg from '@resvg/resvg-js';
import type sharpFactory from 'sharp';

/** The native parts, where this platform has them. */
export interface Raster {
  readonly Resvg: typeof resvg.Resvg;
  readonly sharp: typeof sharpFactory;
}

/** Throws where the packages bring no binary for this platform. */
export async function loadRaster(): Promise<Raster> {
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')]);
  // Pictures are small and come one at a time: more threads and kept tiles would only cost memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return { Resvg, sharp };
}

/** Fast enough to be waited for; soft shadows keep their steps. */
export const webp = { quality: 80, alphaQuality: 90, effort: 2 } as const;
