import type { UploadProblem } from './uploadProblem.ts';

export interface UploadParser {
  /** The next bytes of the body; a problem ends it. */
  take(chunk: Buffer): UploadProblem | undefined;
  /** What has come of the file since the last time. */
  content(): readonly Buffer[];
  /** Known before any of the content is. */
  name(): string | undefined;
  /** All bytes have come. */
  end(): UploadProblem | undefined;
}

/** What stands around a file: the lines of its head, and fields beside it. */
const mostAround = 16_384;
const mostHead = 8192;
const headEnd = Buffer.from('\r\n\r\n');

/** Takes a `multipart/form-data` body with one file apart while it comes; undefined where it is no such body. */
export function createUploadParser(contentType: string, limit: { readonly bytes: number }): UploadParser | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return undefined;
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // As if a line stood before: then the first delimiter is one like the others.
  let pending: Buffer = Buffer.from('\r\n');
  let at: 'between' | 'delimiter' | 'head' | 'field' | 'file' | 'end' = 'between';
  let around = 0;
  let bytes = 0;
  let name: string | undefined;
  let chunks: Buffer[] = [];

  /** Takes what the present part is known to hold; true while there is more to understand. */
  function step(): boolean | UploadProblem {
    switch (at) {
      case 'delimiter':
        return delimited();
      case 'head':
        return headed();
      case 'between':
      case 'field':
      case 'file':
        return content();
      case 'end':
        pending = Buffer.alloc(0);
        return false;
    }
  }

  function delimited(): boolean | UploadProblem {
    if (pending.length < 2) return false;
    const next = pending.toString('latin1', 0, 2);
    if (next !== '--' && next !== '\r\n') return 'broken';
    at = next === '--' ? 'end' : 'head';
    pending = pending.subarray(2);
    return true;
  }

  function headed(): boolean | UploadProblem {
    const end = pending.indexOf(headEnd);
    if (end > mostHead || (end < 0 && pending.length > mostHead)) return 'broken';
    if (end < 0) return false;
    const given = fileNameIn(pending.toString('utf8', 0, end));
    pending = pending.subarray(end + headEnd.length);
    at = given === undefined ? 'field' : 'file';
    if (given === undefined) return spent(end);
    if (name !== undefined) return 'several';
    name = given;
    return spent(end);
  }

  function content(): boolean | UploadProblem {
    const end = pending.indexOf(delimiter);
    // The last bytes may be the beginning of a delimiter.
    const known = end < 0 ? Math.max(0, pending.length - delimiter.length + 1) : end;
    const part = pending.subarray(0, known);
    pending = pending.subarray(end < 0 ? known : end + delimiter.length);
    const failure = at === 'file' ? kept(part) : spent(part.length);
    if (failure !== true) return failure;
    if (end < 0) return false;
    at = 'delimiter';
    return true;
  }

  function kept(part: Buffer): true | UploadProblem {
    bytes += part.length;
    if (bytes > limit.bytes) return 'tooLarge';
    if (part.length > 0) chunks.push(part);
    return true;
  }

  function spent(more: number): true | UploadProblem {
    around += more;
    return around > mostAround ? 'broken' : true;
  }

  return {
    take(chunk) {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      for (;;) {
        const next = step();
        if (typeof next === 'string') return next;
        if (!next) return undefined;
      }
    },
    content() {
      const taken = chunks;
      chunks = [];
      return taken;
    },
    name: () => name,
    end: () => (at === 'end' && name !== undefined ? undefined : 'broken'),
  };
}

function boundaryOf(contentType: string): string | undefined {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))(?:;|\s|$)/i.exec(contentType) ?? [];
  return quoted ?? bare;
}

/** Of a file's part; undefined of a field's. */
function fileNameIn(head: string): string | undefined {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:/i.test(line)) ?? '';
  // Browsers write a quotation mark so.
  return /;\s*filename="([^"]*)"/i.exec(disposition)?.[1]?.replaceAll('%22', '"');
}
