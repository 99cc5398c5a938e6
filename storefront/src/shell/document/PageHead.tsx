import type { PagePayload } from '@trolley/contract';
import { useEffect, useRef } from 'react';
import { applyHead } from './applyHead.ts';

/** Makes the head of the document that of the page after a navigation; the first page came with its own. */
export function PageHead({ payload }: { readonly payload: PagePayload | undefined }) {
  const shown = useRef(payload);
  useEffect(() => {
    if (!payload || payload === shown.current) return;
    shown.current = payload;
    applyHead(document, payload);
  }, [payload]);
  return null;
}
