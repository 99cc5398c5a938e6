import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Media, MediaFile } from './media.ts';

export const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** The files of a folder and its subfolders under addresses that never change their content. Other kinds are not served. */
export async function loadMedia(dir: string): Promise<Media> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const served = entries.filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && extname(entry.name) in mediaTypes,
  );
  const files = await Promise.all(served.map((entry) => describe(dir, join(entry.parentPath, entry.name))));
  const byFile = new Map(files.map((file) => [file.file, file]));
  const byUrl = new Map(files.map((file) => [file.url, file]));
  return {
    urlOf: (file) => byFile.get(file)?.url,
    find: (url) => byUrl.get(url),
  };
}

async function describe(dir: string, path: string): Promise<MediaFile> {
  const content = await readFile(path);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = relative(dir, path).split(sep).join('/');
  const extension = extname(file);
  const url = `/media/${encodeURI(file.slice(0, -extension.length))}.${hash}${extension}`;
  return {
    file,
    url,
    path,
    contentType: mediaTypes[extension] ?? 'application/octet-stream',
    size: content.length,
    etag: `"${hash}"`,
  };
}
