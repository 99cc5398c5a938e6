import type { Photo } from './job.ts';
import { avif, type Sharp, webp } from './sharp.ts';

/** Imports bring larger ones down to size; this keeps what comes another way from filling the memory. */
const mostPixels = 64_000_000;
/** Formats that are only pixels; a drawing or document could ask for more than its own bytes. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif']);

/**
 * A photo turned upright, in the colours of the web, without its metadata, never larger than it is. A product's is whole
 * in a square, of which the rest stays white under an opaque photo and clear under one that is cut out; a dish fills its
 * 4 : 3, cut from the middle; a picture of the library keeps its own shape.
 */
export async function resizePhoto(
  sharp: Sharp,
  bytes: Buffer,
  { width, format, shape }: Pick<Photo, 'width' | 'format' | 'shape'>,
): Promise<Uint8Array> {
  const photo = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format: given, autoOrient, hasAlpha } = await photo.metadata();
  if (!formats.has(given)) throw new Error(`${given} is no format of photos`);
  const background = hasAlpha ? { r: 255, g: 255, b: 255, alpha: 0 } : '#fff';
  const upright = photo.autoOrient();
  const made = {
    square: () => upright.resize({ ...squareSize(autoOrient, width), fit: 'contain', background }),
    dish: () => upright.resize({ ...dishSize(autoOrient, width), fit: 'cover' }),
    own: () => upright.resize({ width: Math.min(width, autoOrient.width) }),
  }[shape ?? 'square']();
  return (format === 'avif' ? made.avif(avif) : made.webp(webp)).toBuffer();
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function squareSize(photo: Size, most: number): Size {
  const side = Math.min(most, Math.max(photo.width, photo.height));
  return { width: side, height: side };
}

/** The largest 4 : 3 within the photo, at most so wide. */
function dishSize(photo: Size, most: number): Size {
  const width = Math.max(4, Math.min(most, photo.width, Math.floor((photo.height * 4) / 3)));
  return { width, height: Math.max(3, Math.round((width * 3) / 4)) };
}
