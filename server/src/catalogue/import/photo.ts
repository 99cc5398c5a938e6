import { createHash } from 'node:crypto';
import { createReadStream, realpathSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';

/** A retailer's own photo, named by its content. */
export interface Photo {
  readonly hash: string;
  /** In the folder of photos. */
  readonly file: string;
  readonly source: string;
}

const largestBytes = 30_000_000;
const signatures: readonly (readonly [string, RegExp])[] = [
  ['jpg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['webp', /^52494646.{8}57454250/],
  ['avif', /^.{8}66747970(61766966|61766973|6d696631)/],
];

/** The photo that a file names relative to its own folder, or why it cannot be used. */
export async function readPhoto(folder: string, path: string): Promise<Photo | { readonly reason: string }> {
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//'))
    return { reason: 'expected the path of a file beside this one; nothing is fetched from an address' };
  const source = findInside(folder, path);
  if (!source) return { reason: `there is no file "${path}" in the folder of this file` };
  if (statSync(source).size > largestBytes) return { reason: 'expected a picture of at most 30 MB' };
  const hash = createHash('sha256');
  let start: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(source) as AsyncIterable<Buffer>) {
    if (start.length < 16) start = Buffer.concat([start, chunk.subarray(0, 16)]);
    hash.update(chunk);
  }
  const hex = start.toString('hex');
  const [ending] = signatures.find(([, signature]) => signature.test(hex)) ?? [];
  if (!ending) return { reason: 'expected a picture (JPEG, PNG, WebP or AVIF)' };
  const name = hash.digest('hex').slice(0, 16);
  return { hash: name, file: `${name}.${ending}`, source };
}

/** Looks at every photo once, however many products show it. */
export function createPhotoReader(): (folder: string, path: string) => Promise<Photo | { readonly reason: string }> {
  const known = new Map<string, Photo | { readonly reason: string }>();
  return async (folder, path) => {
    const key = `${folder}\0${path}`;
    const before = known.get(key);
    if (before) return before;
    const read = await readPhoto(folder, path);
    known.set(key, read);
    return read;
  };
}

/** Puts the photo into the folder, whole or not at all. Tells whether it was not there yet. */
export async function savePhoto(dir: string, { file, source }: Photo): Promise<boolean> {
  const target = join(dir, file);
  if (statSync(target, { throwIfNoEntry: false })) return false;
  await mkdir(dir, { recursive: true });
  const draft = `${target}.${process.pid}`;
  try {
    await copyFile(source, draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return true;
}

/** A link must not lead out of the folder either. */
function findInside(folder: string, path: string): string | undefined {
  try {
    const home = realpathSync(folder);
    const found = realpathSync(resolve(home, path));
    const inside = relative(home, found);
    return inside.startsWith('..') || isAbsolute(inside) || !statSync(found).isFile() ? undefined : found;
  } catch {
    return undefined;
  }
}
