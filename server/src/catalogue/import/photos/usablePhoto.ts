import { createHash } from 'node:crypto';
import { loadSharp, type Sharp } from '../../../picture/artist/sharp.ts';

/** A photo as it is stored, named by the content that came. */
export interface UsablePhoto {
  readonly hash: string;
  readonly file: string;
  readonly bytes: Buffer;
}

export const largestPhotoBytes = 40_000_000;

export interface PixelLimits {
  readonly mostPixels: number;
  /** What has more is stored smaller: the shop would unpack all of it for every width, and shows 960 at most. */
  readonly storedPixels: number;
  readonly storedSide: number;
}
const usualLimits: PixelLimits = { mostPixels: 120_000_000, storedPixels: 24_000_000, storedSide: 3000 };

const signatures: readonly (readonly [string, RegExp])[] = [
  ['jpg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['webp', /^52494646.{8}57454250/],
  ['avif', /^.{8}66747970(61766966|61766973|6d696631)/],
  ['gif', /^47494638/],
  ['tif', /^(49492a00|4d4d002a)/],
];

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** The photo ready to be stored, or why it cannot be used. What it is called does not matter, only what is in it. */
export async function usablePhoto(
  bytes: Buffer,
  limits: PixelLimits = usualLimits,
): Promise<UsablePhoto | { readonly reason: string }> {
  if (bytes.length > largestPhotoBytes) return { reason: `is larger than ${largestPhotoBytes / 1_000_000} MB` };
  const start = bytes.toString('hex', 0, 16);
  const [ending] = signatures.find(([, signature]) => signature.test(start)) ?? [];
  if (!ending) return { reason: 'is no picture (expected JPEG, PNG, WebP, AVIF, GIF or TIFF)' };
  const hash = hashOf(bytes);
  const sharp = await loadSharp().catch(() => undefined);
  // Without it photos are also served as they are.
  if (!sharp) return { hash, file: `${hash}.${ending}`, bytes };
  try {
    return await unpacked(sharp, { hash, file: `${hash}.${ending}`, bytes }, limits);
  } catch {
    return { reason: 'is broken: it cannot be read to its end' };
  }
}

/** Unpacks it once, small: only so a file that ends too soon is noticed. */
async function unpacked(
  sharp: Sharp,
  photo: UsablePhoto,
  { mostPixels, storedPixels, storedSide }: PixelLimits,
): Promise<UsablePhoto | { readonly reason: string }> {
  const { hash, bytes } = photo;
  const { width, height, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const pixels = width * height;
  if (pixels > mostPixels)
    return { reason: `has ${width} × ${height} pixels (expected at most ${mostPixels / 1_000_000} megapixels)` };
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  if (pixels <= storedPixels) {
    await image.resize(32, 32, { fit: 'fill' }).raw().toBuffer();
    return photo;
  }
  const smaller = image.autoOrient().resize(storedSide, storedSide, { fit: 'inside' });
  return hasAlpha
    ? { hash, file: `${hash}.webp`, bytes: await smaller.webp({ quality: 92 }).toBuffer() }
    : { hash, file: `${hash}.jpg`, bytes: await smaller.jpeg({ quality: 92 }).toBuffer() };
}
