const controls = 'input, textarea, select, [contenteditable="true"], button';

/** Where one goes on after a block was added, doubled or removed. */
export type GoOn = { readonly to: 'form' | 'line'; readonly id: string };

/**
 * Gives the focus to the first field of the chosen block's form, or to its line. A field may be loaded a moment later;
 * whoever has gone somewhere else meanwhile is left there.
 */
export function goOn({ to, id }: GoOn, tries = 40): void {
  let began: Element | null;
  const look = (left: number) => {
    const now = document.activeElement;
    // By the first look a dialog that was pressed in has closed and given its focus back.
    if (left === tries) began = now;
    else if (now !== began && now !== document.body) return;
    const line = [...document.querySelectorAll<HTMLElement>('.outline-line')].find(
      ({ dataset }) => dataset.block === id,
    );
    const body = document.querySelector<HTMLElement>('.form-body');
    const isLoading = body !== null && body.querySelector('.skeleton') !== null;
    // One goes on writing in a text, not at the tools above it.
    const field = [...(body?.querySelectorAll<HTMLElement>(controls) ?? [])].find((one) => !one.closest('.rich-tools'));
    const found = to === 'line' ? line : isLoading ? undefined : (field ?? line);
    if (found) found.focus();
    else if (left > 0) setTimeout(() => look(left - 1), 25);
  };
  setTimeout(() => look(tries), 0);
}
