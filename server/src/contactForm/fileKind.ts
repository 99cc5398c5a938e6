export type FileKind = 'application/pdf' | 'image/jpeg' | 'image/png';

const begins = (content: Uint8Array, ...bytes: readonly number[]) => bytes.every((byte, at) => content[at] === byte);

/** FORM-06: what a file is by its content; its name and what the browser calls it count for nothing. */
export function fileKind(content: Uint8Array): FileKind | undefined {
  if (begins(content, 0x25, 0x50, 0x44, 0x46, 0x2d)) return isWholePdf(content) ? 'application/pdf' : undefined;
  if (begins(content, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  return begins(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : undefined;
}

/** Its end says so; readers allow some bytes after it. */
function isWholePdf(content: Uint8Array): boolean {
  return Buffer.from(content.subarray(-1024)).includes('%%EOF');
}
