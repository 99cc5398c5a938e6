import { useSyncExternalStore } from 'react';

/** Where the studio is served. */
export const base = '/studio';

/** An address of the studio, without `/studio` before it. */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/** Asked before the address changes; answers whether it may. */
export type LeaveGuard = () => boolean;

const listeners = new Set<() => void>();
const guards = new Set<LeaveGuard>();
let place: Place | undefined;

function readPlace(): Place {
  const { pathname, search, hash } = window.location;
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return { path: path.replace(/\/+$/, '') || '/', search, hash };
}

function changed(): void {
  place = readPlace();
  for (const listener of listeners) listener();
}

/** Back and Forward ask as well; who stays gets the entry of now again. */
function moved(): void {
  const left = place;
  if (left && readPlace().path !== left.path && !mayLeave()) {
    window.history.pushState(null, '', `${base}${left.path === '/' ? '' : left.path}${left.search}${left.hash}`);
    return;
  }
  changed();
}

const mayLeave = () => [...guards].every((guard) => guard());

function current(): Place {
  const now = readPlace();
  if (!place || place.path !== now.path || place.search !== now.search || place.hash !== now.hash) place = now;
  return place;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', moved);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', moved);
  };
}

export function usePlace(): Place {
  return useSyncExternalStore(subscribe, current);
}

interface NavigateOptions {
  /** In place of the entry of now: Back does not return to it. */
  readonly replace?: boolean;
  /** Without asking those who have something unsaved. */
  readonly force?: boolean;
}

/** Goes to an address of the studio, as `/staff?role=owner`. Answers whether it did. */
export function navigate(to: string, { replace = false, force = false }: NavigateOptions = {}): boolean {
  const target = `${base}${to === '/' ? '' : to}`;
  const isSamePage = new URL(target, window.location.href).pathname === window.location.pathname;
  if (!force && !isSamePage && !mayLeave()) return false;
  if (replace) window.history.replaceState(null, '', target);
  else window.history.pushState(null, '', target);
  changed();
  if (!isSamePage) window.scrollTo(0, 0);
  return true;
}

/** Asks before the screen is left, also by closing the tab; returns how to stop. */
export function guardLeaving(guard: LeaveGuard): () => void {
  const onUnload = (event: BeforeUnloadEvent) => {
    if (!guard()) event.preventDefault();
  };
  guards.add(guard);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    guards.delete(guard);
    window.removeEventListener('beforeunload', onUnload);
  };
}
