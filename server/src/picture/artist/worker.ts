import { parentPort, workerData } from 'node:worker_threads';
import { type FilePlace, openFileStorage } from '../../platform/storage/openFileStorage.ts';
import { loadPictureKit } from '../pictureKit.ts';
import type { ArtistMessage, PictureJob } from './job.ts';
import { openPainter } from './openPainter.ts';
import { loadSharp } from './sharp.ts';

/* A thread that makes pictures, one job at a time. */

const port = parentPort;
if (!port) throw new Error('This file is the start of a worker thread.');

const tell = (message: ArtistMessage) => port.postMessage(message, []);
const place = workerData as FilePlace;
const storages = { photos: openFileStorage(place, 'photos'), media: openFileStorage(place, 'media') };
const painter = openPainter({
  loadSharp,
  loadKit: loadPictureKit,
  readPhoto: ({ area, file }) => storages[area].read(file),
  warn: (lack) => tell({ lack }),
});

port.on('message', ({ id, job }: { readonly id: number; readonly job: PictureJob }) => {
  void painter.make(job).then((outcome) => tell({ id, outcome }));
});
