import { readFile } from 'node:fs/promises';
import type { Encoding } from '../platform/http/compression.ts';
import { compress } from '../platform/http/compression.ts';
import type { MediaFile } from './media.ts';

/** The bytes of small files, compressed once when they are first asked for and then kept. */
export interface MediaContent {
  bytes(file: MediaFile, encoding: Encoding | undefined): Promise<Buffer>;
}

export function keepMediaContent(): MediaContent {
  const kept = new Map<string, Promise<Buffer>>();

  function keep(key: string, load: () => Promise<Buffer>): Promise<Buffer> {
    const known = kept.get(key);
    if (known) return known;
    const loading = load();
    kept.set(key, loading);
    loading.catch(() => kept.delete(key));
    return loading;
  }

  function bytes(file: MediaFile, encoding: Encoding | undefined): Promise<Buffer> {
    if (!encoding) return keep(file.url, () => readFile(file.path));
    return keep(`${encoding} ${file.url}`, async () => compress(await bytes(file, undefined), encoding, 11));
  }

  return { bytes };
}
