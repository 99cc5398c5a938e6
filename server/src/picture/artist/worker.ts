import { parentPort } from 'node:worker_threads';
import type { ArtistMessage, PictureJob } from './job.ts';
import { openPainter } from './openPainter.ts';
import { loadRaster, type Raster } from './raster.ts';

/* A thread that makes pictures, one job at a time. */

const port = parentPort;
if (!port) throw new Error('This file is the start of a worker thread.');

let raster: Raster | undefined;
try {
  raster = await loadRaster();
} catch (error) {
  port.postMessage({ cannotRaster: String(error) } satisfies ArtistMessage, []);
}
const painter = openPainter(raster);

port.on('message', ({ id, job }: { readonly id: number; readonly job: PictureJob }) => {
  void painter.make(job).then((outcome) => port.postMessage({ id, outcome } satisfies ArtistMessage, []));
});
