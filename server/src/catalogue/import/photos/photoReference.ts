import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Where a row says that its photo is. */
export type PhotoReference = { readonly address: string } | { readonly path: string };

const longestAddress = 2000;

/** The file that a row names relative to the folder of its own, or the address on the web; or why it is neither. */
export function readReference(folder: string, text: string): PhotoReference | { readonly reason: string } {
  if (/^https?:\/\//i.test(text)) return readAddress(text);
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || text.startsWith('//'))
    return { reason: 'expected the path of a file beside this one, or an address that begins with "https://"' };
  const path = findInside(folder, text);
  return path === undefined ? { reason: `there is no file "${text}" in the folder of this file` } : { path };
}

function readAddress(text: string): PhotoReference | { readonly reason: string } {
  if (!URL.canParse(text)) return { reason: 'expected an address like "https://photos.example/milk.jpg"' };
  const url = new URL(text);
  // It is remembered in the database, and shown in reports.
  if (url.username !== '' || url.password !== '') return { reason: 'expected an address without name and password' };
  url.hash = '';
  return url.href.length > longestAddress
    ? { reason: `expected an address of at most ${longestAddress} signs` }
    : { address: url.href };
}

/** A link must not lead out of the folder either. */
function findInside(folder: string, path: string): string | undefined {
  try {
    const home = realpathSync(folder);
    const found = realpathSync(resolve(home, path));
    const inside = relative(home, found);
    const leadsOut = inside === '..' || inside.startsWith(`..${sep}`);
    return leadsOut || isAbsolute(inside) || !statSync(found).isFile() ? undefined : found;
  } catch {
    return undefined;
  }
}
