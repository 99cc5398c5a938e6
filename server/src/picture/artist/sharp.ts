import type sharpFactory from 'sharp';

export type Sharp = typeof sharpFactory;

/** Throws where the package brings no binary for this platform. */
export async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Pictures are small and come one at a time: more threads and kept tiles would only cost memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Fast enough to be waited for; soft shadows keep their steps. */
export const webp = { quality: 80, alphaQuality: 90, effort: 2 } as const;
/** A sixth smaller than WebP for three times its time, made when nobody waits; more effort costs seconds. */
export const avif = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' } as const;
