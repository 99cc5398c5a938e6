import type { PictureFormat } from './job.ts';
import { avif, type Sharp, webp } from './sharp.ts';

/** Imports bring larger ones down to size; this keeps what comes another way from filling the memory. */
const mostPixels = 64_000_000;
/** Formats that are only pixels; a drawing or document could ask for more than its own bytes. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']);

/**
 * A photo as a square: turned upright, in the colours of the web, without its metadata, whole, never larger than it is.
 * What is left of the square stays white under an opaque photo and clear under one that is cut out.
 */
export async function resizePhoto(
  sharp: Sharp,
  bytes: Buffer,
  width: number,
  format: PictureFormat,
): Promise<Uint8Array> {
  const photo = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format: given, autoOrient, hasAlpha } = await photo.metadata();
  if (!formats.has(given)) throw new Error(`${given} is no format of photos`);
  const side = Math.min(width, Math.max(autoOrient.width, autoOrient.height));
  const background = hasAlpha ? { r: 255, g: 255, b: 255, alpha: 0 } : '#fff';
  const square = photo.autoOrient().resize(side, side, { fit: 'contain', background });
  return (format === 'avif' ? square.avif(avif) : square.webp(webp)).toBuffer();
}
