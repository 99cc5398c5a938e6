import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { decoded } from '../decoded.ts';
import { focusOn } from './scrollToPlace.ts';

/** What a full page load does by itself, done after a navigation: the focus goes to the new page and its name is read out. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  const [announced, announce] = useState('');

  useEffect(() => {
    if (pathname === arrivedAt.current) return;
    arrivedAt.current = pathname;
    const place = document.getElementById(decoded(hash.slice(1)) ?? '');
    const start = place ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (start) focusOn(start);
    announce(document.title);
  }, [pathname, hash]);

  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}
