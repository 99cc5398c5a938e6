import type { EditedPage } from '@trolley/contract';
import { wholeEditedPage } from '@trolley/contract';
import type { Media } from '../media/media.ts';
import { pageMedia, unknownRoutes } from './references.ts';
import { isReserved, reservedHint } from './reservedPaths.ts';
import type { TenantFolder } from './tenantFolder.ts';

/** A broken block of a stored page is skipped when it is shown; one in the tenant's own files is told to its author. */
export async function readPages(folder: TenantFolder, media: Media): Promise<readonly EditedPage[]> {
  const pages = new Map<string, EditedPage>();
  for (const file of await folder.list('content/pages')) {
    const page = await folder.read(file, wholeEditedPage);
    if (!page) continue;
    if (pages.has(page.path))
      folder.note(file, 'path', `expected a path of its own, but another page has "${page.path}"`);
    if (isReserved(page.path)) folder.note(file, 'path', reservedHint);
    for (const { field, target } of pageMedia(page)) {
      if (!media.urlOf(target))
        folder.note(file, field, `expected a file of the media folder, but there is no "${target}"`);
    }
    for (const { field, target } of unknownRoutes(page))
      folder.note(file, field, `expected the name of a route, but there is no "${target}"`);
    pages.set(page.path, page);
  }
  return [...pages.values()];
}
