import { acceptedEncoding } from './compression.ts';

export type Coding = 'br' | 'gzip' | 'identity';

const codings = new Map<string, Coding>();

/** Browsers send one of a handful of headers, so reading each once is enough. */
export function codingFor(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined) return 'identity';
  const known = codings.get(acceptEncoding);
  if (known) return known;
  const coding = acceptedEncoding(acceptEncoding) ?? 'identity';
  if (codings.size < 200) codings.set(acceptEncoding, coding);
  return coding;
}
