import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadWithQueries } from '../../shell/api/loadWithQueries.ts';
import { useLocation, useNavigate } from '../../shell/router/RouterProvider.tsx';
import type { QuickViewProps } from './QuickView.tsx';
import { quickViewHash, skuInHash } from './quickViewHash.ts';

const loadQuickView = () => loadWithQueries(() => import('./QuickView.tsx').then((module) => module?.QuickView));

/**
 * Listens for every button that opens a quick view, wherever it stands, and shows the product over the page. It is a
 * step of the history: Back closes it, and closing it goes back.
 */
export function QuickViewHost() {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [View, setView] = useState<ComponentType<QuickViewProps>>();
  const sku = skuInHash(hash);

  const open = useEffectEvent((to: string) => {
    void navigate({ pathname, search, hash: quickViewHash(to) }, { state: opened, preventScrollReset: true });
  });
  useEffect(() => {
    const buttonOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-quick-view]') : null;
    const pressed = (event: MouseEvent) => {
      const wanted = buttonOf(event)?.dataset.quickView;
      if (wanted) open(wanted);
    };
    // Prefetches the quick view's chunk.
    const near = (event: Event) => {
      if (buttonOf(event)) loadQuickView().catch(() => undefined);
    };
    document.addEventListener('click', pressed);
    document.addEventListener('pointerover', near, { passive: true });
    document.addEventListener('focusin', near, { passive: true });
    return () => {
      document.removeEventListener('click', pressed);
      document.removeEventListener('pointerover', near);
      document.removeEventListener('focusin', near);
    };
  }, []);

  useEffect(() => {
    if (sku === undefined || View) return;
    void loadQuickView().then((Loaded) => setView(() => Loaded));
  }, [sku, View]);

  const close = () => {
    // A visitor who came by a link with this hash has no entry of ours to go back to.
    if (state === opened || (state as typeof opened | null)?.quickView) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  return View ? <View sku={sku} onClose={close} /> : null;
}

/** Marks the history entry that a button here made. */
const opened = { quickView: true } as const;
