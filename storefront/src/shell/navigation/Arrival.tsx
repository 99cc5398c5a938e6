import type { PagePayload } from '@trolley/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { decoded } from '../decoded.ts';
import { applyHead } from '../document/applyHead.ts';
import { focusOn } from './scrollToPlace.ts';

/** What a full page load does by itself, done after a navigation: title and head, focus at the new page, its name read out. */
export function Arrival({ payload }: { readonly payload: PagePayload | undefined }) {
  const { pathname, hash } = useLocation();
  const shown = useRef(payload);
  const arrivedAt = useRef(pathname);
  const [announced, announce] = useState('');

  useEffect(() => {
    if (!payload || payload === shown.current) return;
    shown.current = payload;
    applyHead(document, payload);
  }, [payload]);

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
