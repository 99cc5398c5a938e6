import { StorageAway } from '../../platform/storage/fileStorage.ts';
import type { PictureKit, Pixels } from '../pictureKit.ts';
import { isPlaceholder, placeholderSvg } from '../placeholder.ts';
import type { JobOutcome, MadePicture, Photo, PictureJob } from './job.ts';
import { resizePhoto } from './resizePhoto.ts';
import { type Sharp, webp } from './sharp.ts';

export interface Painter {
  make(job: PictureJob): Promise<JobOutcome>;
}

export interface PainterParts {
  /** Throws where this platform has no binary for it. */
  loadSharp(): Promise<Sharp>;
  /** Undefined where the kit is not installed. */
  loadKit(): Promise<PictureKit | undefined>;
  /** From the storage; undefined where there is none of this name. Throws `StorageAway`. */
  readPhoto(photo: Pick<Photo, 'area' | 'file'>): Promise<Buffer | undefined>;
  /** Said once: what this platform or this installation lacks. */
  warn(lack: string): void;
}

/** Makes pictures in the thread it is called in. Without sharp a drawing stays SVG and a photo as it is. */
export function openPainter({ loadSharp, loadKit, readPhoto, warn }: PainterParts): Painter {
  const sharp = once(() => loadSharp().catch(cannotRaster));
  const kit = once(async () => {
    const found = await loadKit();
    if (!found) warn('@trolley/demo-pictures is not installed: products without a photo show a placeholder');
    return found;
  });
  const raster = once(async () => (await kit())?.loadRaster().catch(cannotRaster));

  function cannotRaster(error: unknown): undefined {
    warn(`pictures cannot be rastered on this platform and are sent as they are: ${String(error)}`);
  }

  async function draw(spec: unknown, width: number): Promise<MadePicture> {
    if (isPlaceholder(spec)) return asSvg(placeholderSvg);
    const svg = (await kit())?.draw(spec);
    if (svg === undefined) return asSvg(placeholderSvg);
    const [encode, rasterSvg] = [await sharp(), await raster()];
    if (!encode || !rasterSvg) return asSvg(svg);
    return { bytes: await toWebp(encode, rasterSvg(svg, width)), type: 'image/webp' };
  }

  async function show({ area, file, width, format, shape }: Photo): Promise<MadePicture> {
    const bytes = await readPhoto({ area, file });
    if (!bytes) throw new Error(`the storage has no photo "${file}"`);
    const resize = await sharp();
    if (resize) return { bytes: await resizePhoto(resize, bytes, { width, format, shape }), type: `image/${format}` };
    const type = photoType(bytes);
    if (!type) throw new Error('not a photo a browser knows');
    return { bytes, type };
  }

  return {
    async make(job) {
      try {
        return { made: await (job.kind === 'drawing' ? draw(job.spec, job.width) : show(job)) };
      } catch (error) {
        if (error instanceof StorageAway) return { away: error.message };
        return { problem: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

const asSvg = (svg: string): MadePicture => ({ bytes: Buffer.from(svg), type: 'image/svg+xml' });

function toWebp(sharp: Sharp, { bytes, width, height }: Pixels): Promise<Uint8Array> {
  return sharp(bytes, { raw: { width, height, channels: 4, premultiplied: true } })
    .webp(webp)
    .toBuffer();
}

function photoType(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return undefined;
}
