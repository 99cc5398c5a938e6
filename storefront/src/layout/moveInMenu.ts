/**
 * The menu by arrow keys, as two lists: up and down (and, on the tiles of a desktop, to the sides) within one, from a
 * department to its shelves and back. On a desktop the department that has the focus is the open one.
 */
export function moveInMenu(menu: HTMLElement, key: string, isDesk: boolean): void {
  const here = document.activeElement;
  const entry = here instanceof HTMLElement && menu.contains(here) ? here : undefined;
  const shelves = entry?.closest('.department');
  if (!entry || !shelves) return moveInDepartments(menu, key, entry, isDesk);
  const links = entriesOf(shelves);
  const at = links.indexOf(entry);
  const summary = shelves.parentElement?.querySelector('summary') ?? undefined;
  const inRow = isDesk && Math.abs((links[at + 1]?.offsetTop ?? NaN) - entry.offsetTop) < 4;
  switch (key) {
    case 'ArrowRight':
      return focus(links[at + 1]);
    case 'ArrowLeft':
      return focus(isDesk && links[at - 1]?.offsetTop === entry.offsetTop ? links[at - 1] : summary);
    case 'ArrowDown':
      return focus(isDesk ? nearestBelow(links, at, 1) : links[at + 1]);
    case 'ArrowUp':
      return focus((isDesk ? nearestBelow(links, at, -1) : links[at - 1]) ?? (inRow ? undefined : summary));
    case 'Home':
      return focus(links[0]);
    case 'End':
      return focus(links.at(-1));
  }
}

function moveInDepartments(menu: HTMLElement, key: string, entry: HTMLElement | undefined, isDesk: boolean): void {
  const entries = entriesOf(menu.querySelector('.main-menu-entries') ?? menu).filter(
    (one) => one.closest('.department') === null,
  );
  const at = entry ? entries.indexOf(entry) : -1;
  const go = (to: HTMLElement | undefined) => {
    focus(to);
    if (isDesk && to?.parentElement instanceof HTMLDetailsElement) to.parentElement.open = true;
  };
  switch (key) {
    case 'ArrowDown':
      return go(entries[at + 1]);
    case 'ArrowUp':
      return go(entries[Math.max(0, at - 1)]);
    case 'Home':
      return go(entries[0]);
    case 'End':
      return go(entries.at(-1));
    case 'ArrowRight': {
      const department = entry?.parentElement;
      if (!(department instanceof HTMLDetailsElement)) return;
      department.open = true;
      return focus(department.querySelector<HTMLElement>('.department a') ?? undefined);
    }
  }
}

/** The tile in the next row, above or below, that stands nearest to the same column. */
function nearestBelow(links: readonly HTMLElement[], at: number, way: 1 | -1): HTMLElement | undefined {
  const here = links[at];
  if (!here) return undefined;
  const beyond = links.filter((one) => (one.offsetTop - here.offsetTop) * way > 4);
  const row = way === 1 ? beyond[0]?.offsetTop : beyond.at(-1)?.offsetTop;
  const inRow = beyond.filter((one) => one.offsetTop === row);
  const away = (one: HTMLElement) => Math.abs(one.offsetLeft - here.offsetLeft);
  return inRow.reduce<HTMLElement | undefined>(
    (best, one) => (best && away(best) <= away(one) ? best : one),
    undefined,
  );
}

function entriesOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('.menu-entry')];
}

function focus(entry: HTMLElement | undefined): void {
  entry?.focus();
}
