import { stat } from 'node:fs/promises';
import { type Sharp, webp } from './sharp.ts';

const largestFile = 40 * 1024 * 1024;
const mostPixels = 64_000_000;
/** Formats that are only pixels; a drawing or document could ask for more than its own bytes. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']);

/**
 * A photo as square WebP: turned upright, without its metadata, whole, never larger than it is. What is left of the
 * square stays white under an opaque photo and clear under one that is cut out.
 */
export async function resizePhoto(sharp: Sharp, path: string, width: number): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > largestFile) throw new Error(`a photo of ${size} bytes is too large`);
  const photo = sharp(path, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format, autoOrient, hasAlpha } = await photo.metadata();
  if (!formats.has(format)) throw new Error(`${format} is no format of photos`);
  const side = Math.min(width, Math.max(autoOrient.width, autoOrient.height));
  const background = hasAlpha ? { r: 255, g: 255, b: 255, alpha: 0 } : '#fff';
  return photo.autoOrient().resize(side, side, { fit: 'contain', background }).webp(webp).toBuffer();
}
