const controls = 'input, textarea, select, [contenteditable="true"], button';
/** What is not there by then does not come. */
const patienceMs = 10_000;

/** Where one goes on after a block was added, doubled or removed. */
export type GoOn = { readonly to: 'form' | 'line'; readonly id: string };

let stopWaiting = () => {};

/**
 * Gives the focus to the first field of the chosen block's form, or to its line, as soon as that is there: a field may
 * be loaded first and put into its place after that, a dialog may have to close. What one does meanwhile ends it.
 */
export function goOn(place: GoOn): void {
  stopWaiting();
  let isThere = false;
  const look = () => {
    const found = find(place);
    if (!found || document.activeElement === found) return;
    found.focus();
    // Behind an open dialog nothing takes the focus.
    isThere = document.activeElement === found;
  };
  // Who types before the field is there goes on in it.
  const onKey = ({ key }: KeyboardEvent) => (isThere || key === 'Tab') && stopWaiting();
  const observer = new MutationObserver(look);
  const patience = setTimeout(() => stopWaiting(), patienceMs);
  // The first look comes after what was pressed has been drawn, and its dialog has given the focus back.
  const first = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'data-block'] });
    look();
  }, 0);
  stopWaiting = () => {
    clearTimeout(first);
    clearTimeout(patience);
    observer.disconnect();
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', stopWaiting, true);
    stopWaiting = () => {};
  };
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', stopWaiting, true);
}

function find({ to, id }: GoOn): HTMLElement | undefined {
  const ofBlock = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(({ dataset }) => dataset.block === id);
  const line = ofBlock('.outline-line');
  if (to === 'line') return line;
  const pane = ofBlock('.form-pane');
  if (!pane) return undefined;
  // What is being loaded may be what one writes in first.
  if (pane.querySelector('.skeleton')) return undefined;
  const fields = [...pane.querySelectorAll<HTMLElement>(`.form-body :is(${controls})`)];
  // One goes on writing in a text, not at the tools above it.
  return fields.find((one) => !one.closest('.rich-tools')) ?? line;
}
