import { readFile } from 'node:fs/promises';
import type { Encoding } from '../platform/http/coding.ts';
import { compress } from '../platform/http/compression.ts';
import type { MediaFile } from './media.ts';

/** The bytes of small files, compressed once when they are first asked for and then cache. */
export interface MediaContent {
  bytes(file: MediaFile, encoding: Encoding | undefined): Promise<Buffer>;
}

export function createMediaCache(): MediaContent {
  const cache = new Map<string, Promise<Buffer>>();

  function cached(key: string, load: () => Promise<Buffer>): Promise<Buffer> {
    const known = cache.get(key);
    if (known) return known;
    const loading = load();
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  }

  function bytes(file: MediaFile, encoding: Encoding | undefined): Promise<Buffer> {
    if (!encoding) return cached(file.url, () => readFile(file.path));
    return cached(`${encoding} ${file.url}`, async () => compress(await bytes(file, undefined), encoding, 11));
  }

  return { bytes };
}
