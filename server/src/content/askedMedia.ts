import type { Media } from '../media/media.ts';
import { findShownMedia, type ShownMedia } from '../mediaLibrary/shownMedia.ts';
import type { ShowContext } from './showContext.ts';

/** Files of the tenant's folder, and pictures of the library under them. */
export function mediaOf(
  tenant: Pick<Media, 'urlOf'>,
  library: ReadonlyMap<string, ShownMedia> = new Map(),
): ShowContext['media'] {
  const pictureOf = (file: string) => findShownMedia(library, file);
  return { urlOf: (file) => pictureOf(file)?.src ?? tenant.urlOf(file), pictureOf };
}

/** The same, and which pictures of the library were asked for: a page is shown anew when one of them changes. */
export function askingMedia(media: ShowContext['media']) {
  const pictures = new Map<string, ShownMedia | undefined>();
  const pictureOf = (file: string) => {
    const answer = media.pictureOf?.(file);
    if (file.startsWith('uploads/')) pictures.set(file, answer);
    return answer;
  };
  return {
    pictures,
    media: { urlOf: (file: string) => pictureOf(file)?.src ?? media.urlOf(file), pictureOf },
  };
}
