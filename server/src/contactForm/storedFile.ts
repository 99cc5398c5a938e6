import { formFailures } from '@trolley/contract';
import { limitParallel } from '../platform/limitParallel.ts';
import { type FileKind, fileKind } from './fileKind.ts';
import type { Refused } from './refused.ts';

interface CleanFile {
  readonly type: FileKind;
  readonly content: Uint8Array;
}

/** More pixels than any camera makes: a small file can hold a picture that fills all memory. */
const mostPixels = 80_000_000;

/** A large picture takes a hundred megabytes while it is drawn. */
const oneByOne = limitParallel(1);

/** Pictures are drawn anew: what else a file carried, places and programs included, is not in the new one. */
export async function storedFile(content: Uint8Array): Promise<CleanFile | Refused> {
  if (content.length === 0) return { failure: formFailures.uploadEmpty };
  const type = fileKind(content);
  if (type === undefined) return { failure: formFailures.uploadKind };
  if (type === 'application/pdf') return { type, content };
  return oneByOne(() => drawnAnew(type, content));
}

async function drawnAnew(type: FileKind, content: Uint8Array): Promise<CleanFile | Refused> {
  // Not before it is needed: it brings a binary, which not every platform has.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).rotate();
    const bounded = picture.resize({ width: 4000, height: 4000, fit: 'inside', withoutEnlargement: true });
    const drawn = type === 'image/jpeg' ? bounded.jpeg({ quality: 88 }) : bounded.png();
    return { type, content: await drawn.toBuffer() };
  } catch {
    return { failure: formFailures.uploadKind };
  }
}

/** As people may see it: no folders, nothing that a line of a head or a mail would break at. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}<>"]/gu, '').trim();
  return Array.from(plain).slice(-120).join('') || 'file';
}
