import { pictureKind } from '../platform/http/upload/pictureKind.ts';

export type FileKind = 'application/pdf' | 'image/jpeg' | 'image/png';

/** FORM-06: what a file is by its first bytes; its name and what the browser calls it count for nothing. */
export function fileKind(first: Buffer): FileKind | undefined {
  if (first.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  const picture = pictureKind(first);
  return picture === 'image/jpeg' || picture === 'image/png' ? picture : undefined;
}
