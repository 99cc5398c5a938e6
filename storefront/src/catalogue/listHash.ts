/**
 * What a list shows beyond its page stands behind the #: the server and its caches see the same address for everybody,
 * and Back, a reload or a link that was passed on finds it again.
 */
export const boughtHash = '#bought';

const pagePlace = /^#page-(\d{1,5})$/;

/** Up to which page a list is shown. */
export const pageHash = (page: number) => `#page-${page}`;

export function pageInHash(hash: string): number | undefined {
  const [, page] = pagePlace.exec(hash) ?? [];
  return page === undefined ? undefined : Number(page);
}
