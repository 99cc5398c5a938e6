export type Encoding = 'br' | 'gzip';

export type Coding = Encoding | 'identity';

/** The best encoding the client takes; `q=0` means it does not take it. */
export function acceptedEncoding(accept: string | undefined): Encoding | undefined {
  if (!accept) return undefined;
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const taken = accept
    .toLowerCase()
    .split(',')
    .filter((entry) => !refused.test(entry));
  const names = taken.map((entry) => entry.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

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
