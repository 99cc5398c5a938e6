const reasons = new Set<symbol>();

/** Blocks reloads, which would lose unsaved work, until the returned function is called. */
export function holdReload(reason: string): () => void {
  const hold = Symbol(reason);
  reasons.add(hold);
  return () => {
    reasons.delete(hold);
  };
}

/** Forms marked `data-keep` block a reload from the first input until they are sent or reset. */
export function watchForms(page: Document): () => void {
  const mark = (edited: boolean) => (event: Event) => {
    (event.target as Element | null)?.closest?.('form[data-keep]')?.toggleAttribute('data-edited', edited);
  };
  const changed = mark(true);
  const done = mark(false);
  page.addEventListener('input', changed);
  page.addEventListener('submit', done);
  page.addEventListener('reset', done);
  return () => {
    page.removeEventListener('input', changed);
    page.removeEventListener('submit', done);
    page.removeEventListener('reset', done);
  };
}

export function isReloadHeld(page: Document): boolean {
  return reasons.size > 0 || page.querySelector('form[data-edited]') !== null;
}

/** CONST-02: what a page does by itself waits for every form, also for one that nobody has begun to fill. */
export function isFormOpen(page: Document): boolean {
  return page.querySelector('form[data-keep], dialog[open]') !== null;
}
