export type PictureKind = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

const begins = (content: Uint8Array, ...bytes: readonly number[]) => bytes.every((byte, at) => content[at] === byte);

/** What a picture is by its first bytes; its name and what the browser calls it count for nothing. */
export function pictureKind(first: Buffer): PictureKind | undefined {
  if (begins(first, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (begins(first, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (first.toString('latin1', 0, 4) === 'RIFF' && first.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return /^ftyp(avif|avis)$/.test(first.toString('latin1', 4, 12)) ? 'image/avif' : undefined;
}
