interface Reloading {
  /** Where the shopper is going; undefined where nobody goes anywhere and something was only fetched ahead. */
  path(): string | undefined;
  mayReload(path: string): boolean;
  leave(path: string): void;
}

/**
 * A part of the application that cannot be loaded any more belongs to a build that is gone: the page is loaded anew,
 * once. Where that is not possible the error goes its way to the error page.
 */
export function reloadOnChunkFailure(page: Window, { path, mayReload, leave }: Reloading): () => void {
  const failed = (event: Event) => {
    const to = path();
    if (to === undefined || !mayReload(to)) return;
    event.preventDefault();
    leave(to);
  };
  page.addEventListener('vite:preloadError', failed);
  return () => page.removeEventListener('vite:preloadError', failed);
}
