import { breakpoints } from '@trolley/contract';
import type { KeyboardEvent, MouseEvent, PointerEvent, ToggleEvent } from 'react';

/** Long enough to cross other departments on the way to the open panel. */
const hoverDelay = 120;
let hovering: ReturnType<typeof setTimeout> | undefined;

/**
 * On a desktop the panel is beside the departments, so one is always open and hovering another opens that.
 * Without this they open by a press, as on a phone.
 */
export const departmentsOnDesk = {
  onBeforeToggle(event: ToggleEvent<HTMLElement>) {
    const menu = event.currentTarget;
    if (event.newState !== 'open' || !isDesk()) return;
    placeBelowHeader(menu);
    if (!menu.querySelector('details[open]')) open(menu.querySelector('details'));
  },
  onPointerOver(event: PointerEvent<HTMLElement>) {
    clearTimeout(hovering);
    const department = departmentOf(event.target);
    if (department && event.pointerType === 'mouse' && isDesk())
      hovering = setTimeout(() => open(department), hoverDelay);
  },
  onPointerLeave() {
    clearTimeout(hovering);
  },
  onClickCapture(event: MouseEvent<HTMLElement>) {
    // The click would close it, and leave the panel empty.
    if (departmentOf(event.target)?.open && isDesk()) event.preventDefault();
  },
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!event.key.startsWith('Arrow') && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    const { key, currentTarget: menu } = event;
    void import('./moveInMenu.ts').then(({ moveInMenu }) => moveInMenu(menu, key, isDesk()));
  },
};

/** The header's row stays on screen while the page scrolls, the bar above it does not: where it ends depends on both. */
function placeBelowHeader(menu: HTMLElement): void {
  const bottom = document.querySelector('.header-bar')?.getBoundingClientRect().bottom;
  if (bottom !== undefined) menu.style.setProperty('--menu-top', `${Math.max(0, Math.round(bottom))}px`);
}

function departmentOf(target: EventTarget): HTMLDetailsElement | undefined {
  const summary = target instanceof Element ? target.closest('summary') : null;
  return summary?.parentElement instanceof HTMLDetailsElement ? summary.parentElement : undefined;
}

function open(department: HTMLDetailsElement | null): void {
  if (department) department.open = true;
}

function isDesk(): boolean {
  return window.matchMedia(`(width >= ${breakpoints.md}px)`).matches;
}
