/** Where one goes on: nothing one writes in, which would open the keyboard of a telephone. */
const controls = 'a[href], button, select, summary';

/**
 * What has the focus may vanish with what was pressed, such as a row that is deleted; the browser then begins again at
 * the top of the page. Instead one goes on at what is nearest, or at the content of the next screen. Answers how to stop.
 */
export function keepFocus(): () => void {
  let held: Element | undefined;
  let around: readonly Element[] = [];
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    held = target;
    around = [...ancestorsOf(target)];
  };
  const watch = new MutationObserver(() => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    const nearest = around.filter((one) => one.isConnected);
    for (const one of nearest) {
      const main = one.matches('main') ? one : one.querySelector('main');
      const next = main ?? [...one.querySelectorAll(controls)].find(takesFocus);
      if (next instanceof HTMLElement) return next.focus();
    }
  });
  document.addEventListener('focusin', onFocus);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    watch.disconnect();
  };
}

function* ancestorsOf(element: Element): Generator<Element> {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) yield one;
}

function takesFocus(element: Element): boolean {
  return !element.matches(':disabled, [tabindex="-1"]') && element.closest('dialog:not([open])') === null;
}
