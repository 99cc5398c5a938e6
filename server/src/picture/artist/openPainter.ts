import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../platform/paths.ts';
import type { MotifRecord } from '../kit/motif/motif.ts';
import { drawPicture } from '../kit/picture.ts';
import { pictureSpecSchema } from '../kit/spec.ts';
import { openSupplies } from '../kit/supplies.ts';
import type { GlyphCollection } from '../kit/text/typeface.ts';
import type { JobOutcome, MadePicture, PictureJob } from './job.ts';
import type { Raster } from './raster.ts';
import { rasterDrawing } from './rasterDrawing.ts';
import { resizePhoto } from './resizePhoto.ts';

export interface Painter {
  make(job: PictureJob): Promise<JobOutcome>;
}

/** Makes pictures in the thread it is called in. Without `raster` a drawing stays SVG and a photo as it is. */
export function openPainter(raster: Raster | undefined): Painter {
  const kit = join(repositoryRoot, 'server/src/picture/kit');
  const read = (file: string): unknown => JSON.parse(readFileSync(join(kit, file), 'utf8'));
  const supplies = openSupplies(read('text/glyphs.json') as GlyphCollection, read('motif/motifs.json') as MotifRecord);

  async function draw(spec: unknown, width: number): Promise<MadePicture> {
    const checked = pictureSpecSchema.safeParse(spec);
    if (!checked.success) throw new Error(`its spec is wrong at ${wrongPlaces(checked.error.issues)}`);
    const svg = drawPicture(checked.data, supplies);
    return raster
      ? { bytes: await rasterDrawing(raster, svg, width), type: 'image/webp' }
      : { bytes: Buffer.from(svg), type: 'image/svg+xml' };
  }

  async function show(path: string, width: number): Promise<MadePicture> {
    if (raster) return { bytes: await resizePhoto(raster, path, width), type: 'image/webp' };
    const bytes = await readFile(path);
    const type = photoType(bytes);
    if (!type) throw new Error('not a photo a browser knows');
    return { bytes, type };
  }

  return {
    async make(job) {
      try {
        return { made: await (job.kind === 'drawing' ? draw(job.spec, job.width) : show(job.path, job.width)) };
      } catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

function wrongPlaces(issues: readonly { readonly path: readonly PropertyKey[] }[]): string {
  return [...new Set(issues.map(({ path }) => path.map(String).join('.')))].join(', ');
}

function photoType(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG')) return 'image/png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  return undefined;
}
