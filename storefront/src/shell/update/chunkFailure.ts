interface ReloadOptions {
  /** Where the navigation leads; undefined where there is none and the chunk was only prefetched. */
  path(): string | undefined;
  mayReload(path: string): boolean;
  leave(path: string): void;
}

/**
 * A chunk that cannot be loaded belongs to an older build: the page is reloaded,
 * once. Where that is not possible the error leads to the error page.
 */
export function reloadOnChunkFailure(page: Window, { path, mayReload, leave }: ReloadOptions): () => void {
  const failed = (event: Event) => {
    const to = path();
    if (to === undefined || !mayReload(to)) return;
    event.preventDefault();
    leave(to);
  };
  page.addEventListener('vite:preloadError', failed);
  return () => page.removeEventListener('vite:preloadError', failed);
}
