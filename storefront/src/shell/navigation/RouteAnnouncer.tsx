import { useEffect, useRef, useState } from 'react';
import { decoded } from '../decoded.ts';
import { useLocation } from '../router/RouterProvider.tsx';
import { focusOn } from './scrollToPlace.ts';

/**
 * After a navigation, what a full page load does by itself: focuses the new page and announces its title.
 * If the shopper began to type meanwhile, the focus stays in their field.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  const typed = useRef(false);
  const [announced, announce] = useState('');

  useEffect(() => {
    const note = ({ type }: Event) => {
      typed.current = type === 'input';
    };
    const enter = (event: KeyboardEvent) => event.key === 'Enter' && note(event);
    // The event that starts a navigation comes after the input that was typed for it.
    for (const type of ['input', 'click', 'submit']) document.addEventListener(type, note, true);
    document.addEventListener('keydown', enter, true);
    window.addEventListener('popstate', note, true);
    return () => {
      for (const type of ['input', 'click', 'submit']) document.removeEventListener(type, note, true);
      document.removeEventListener('keydown', enter, true);
      window.removeEventListener('popstate', note, true);
    };
  }, []);

  useEffect(() => {
    if (pathname === arrivedAt.current) return;
    arrivedAt.current = pathname;
    const place = document.getElementById(decoded(hash.slice(1)) ?? '');
    const start = place ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (start && !typed.current) focusOn(start);
    announce(document.title);
  }, [pathname, hash]);

  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}
