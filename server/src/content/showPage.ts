import type { ContentPage, EditedPage } from '@trolley/contract';
import type { ShownPage, StoredPage } from './content.ts';
import { showBlocks } from './showBlocks.ts';
import type { ShowContext } from './showContext.ts';

/** A stored page as this shop shows it: links resolved, pictures addressed, rich text cleaned, broken blocks left out. */
export function showPage({ edited, updatedAt }: StoredPage, context: ShowContext): Omit<ShownPage, 'catalogueLinks'> {
  const { path, title, showTitle, access, draft, meta, blocks, reloadAfterMinutes } = edited;
  const autoRedirect = shownRedirect(edited, context);
  return {
    page: {
      path,
      title,
      showTitle,
      blocks: showBlocks(blocks, context),
      ...(autoRedirect && { autoRedirect }),
      ...(reloadAfterMinutes !== undefined && { reloadAfterMinutes }),
    },
    meta: {
      ...meta,
      openGraphImage: addressOf(meta.openGraphImage, context),
      background: meta.background && { ...meta.background, image: addressOf(meta.background.image, context) },
    },
    access,
    draft,
    updatedAt,
  };
}

/** NAV-13: only to another page of this shop. */
function shownRedirect(
  { path, autoRedirect }: EditedPage,
  { resolve, report }: ShowContext,
): ContentPage['autoRedirect'] {
  if (autoRedirect?.to === undefined) return autoRedirect && { anchor: autoRedirect.anchor };
  const { to, anchor } = autoRedirect;
  const href = resolve(to);
  if (href?.startsWith('/') && href.split(/[?#]/)[0] !== path) return { href, ...(anchor && { anchor }) };
  report(`autoRedirect: "${to}" is no other page of this shop`);
  return undefined;
}

/** A picture named in the page's meta: a file of the media folder, or an address. */
function addressOf(file: string | undefined, { media, report }: ShowContext): string | undefined {
  if (file === undefined || /^(\/|https:)/.test(file)) return file;
  const url = media.urlOf(file);
  if (url === undefined) report(`meta: "${file}" is not in the media folder`);
  return url;
}
