/** What a client asks for, read from the request line. */
export interface Address {
  /** Decoded, with single slashes and none at the end. */
  readonly path: string;
  /** The same as it stands in an address. */
  readonly encodedPath: string;
  /** False when the client spelled it with doubled or closing slashes. */
  readonly tidy: boolean;
  readonly query: URLSearchParams;
  /** The query as it was sent, with its question mark; empty when there is none. */
  readonly search: string;
}

/** Control characters and backslashes, which browsers read as slashes, have no place in a path of the shop. */
const unfit = /[\p{Cc}\\]/u;

/** Undefined for what cannot be an address here: broken percent-encoding, path traversal, control characters. */
export function readAddress(url: string): Address | undefined {
  if (!url.startsWith('/')) return undefined;
  const [beforeHash = ''] = url.split('#', 1);
  const mark = beforeHash.indexOf('?');
  const asked = mark < 0 ? beforeHash : beforeHash.slice(0, mark);
  const search = mark < 0 ? '' : beforeHash.slice(mark);
  const decoded = decode(asked);
  if (decoded === undefined || unfit.test(decoded)) return undefined;
  const path = tidied(decoded);
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  return {
    path,
    encodedPath: encodePath(path),
    tidy: asked === tidied(asked),
    query: new URLSearchParams(search),
    search: search === '?' ? '' : search,
  };
}

/** A decoded path as it stands in an address. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** An address for a `Location` header: what was encoded stays, what must be encoded is. */
export function encodeLocation(location: string): string {
  // Half of a surrogate pair becomes the replacement character on the way through UTF-8.
  return encodeURI(Buffer.from(location).toString()).replace(/%25(?=[0-9a-f]{2})/gi, '%');
}

function tidied(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
