import { createHash } from 'node:crypto';
import { KIT_VERSION } from './kit/version.ts';

/**
 * The address of a picture: the same for the same drawing, another as soon as its spec or the kit changes, so that
 * what browsers and disks keep for ever is never out of date.
 */
export function pictureHash(spec: object): string {
  return createHash('sha256')
    .update(`${KIT_VERSION} ${canonical(spec)}`)
    .digest('hex')
    .slice(0, 16);
}

/** JSON with its keys in order and nothing undefined, as it also comes back from the database. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
}
