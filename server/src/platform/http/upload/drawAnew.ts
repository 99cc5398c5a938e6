import { limitParallel } from '../../limitParallel.ts';

/** A large picture takes a hundred megabytes while it is drawn. */
const oneByOne = limitParallel(1);

interface Drawing {
  /** Of the file that came. */
  readonly path: string;
  readonly format: 'jpeg' | 'png' | 'webp';
  /** More pixels than this are not unpacked: a small file can hold a picture that fills all memory. */
  readonly mostPixels: number;
  /** The longer side at most. */
  readonly mostSide: number;
  /** Of a drawing with few colours, which photos' compression would smear. */
  readonly isLossless?: boolean;
}

export interface DrawnPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** `damaged`: it is no whole picture. `pixels`: it has too many. */
export type DrawingProblem = 'damaged' | 'pixels';

/**
 * The picture of a file, drawn anew: upright, in the colours of the web, only its first frame. What else the file carried,
 * places and programs included, is not in the new one.
 */
export function drawAnew(drawing: Drawing): Promise<DrawnPicture | DrawingProblem> {
  return oneByOne(() => draw(drawing));
}

async function draw({ path, format, mostPixels, mostSide, isLossless = false }: Drawing) {
  // Not before it is needed: it brings a binary, which not every platform has.
  const { default: sharp } = await import('sharp');
  // Else files that were read stay open, and their pixels in memory.
  sharp.cache(false);
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return 'pixels';
    const bounded = sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: mostSide, height: mostSide, fit: 'inside', withoutEnlargement: true });
    const encoded = {
      jpeg: () => bounded.jpeg({ quality: 88 }),
      png: () => bounded.png(),
      webp: () => bounded.webp(isLossless ? { nearLossless: true, quality: 80 } : { quality: 90 }),
    }[format]();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    return 'damaged';
  }
}
