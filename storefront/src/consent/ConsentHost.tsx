import { useEffect, useEffectEvent, useState } from 'react';
import { useConsent } from '../shell/consent/consent.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { useLocation, useNavigate } from '../shell/router/RouterProvider.tsx';
import { useCustomerValue } from '../shell/session/customerState.ts';
import { useShop } from '../shell/shop.tsx';
import { whenIdle } from '../shell/whenIdle.ts';
import { consentHash } from './consentHash.ts';

const load = () => import('./Consent.tsx').then((module) => module?.Consent);

/** Marks the history entry that a link here made. */
const opened = { consent: true } as const;

/**
 * Asks for consent once the page stands still, and opens the settings for every link to `#consent`. Where nothing is
 * asked for, or all was refused, nothing more is loaded. On the error page nobody is asked and nothing begins (ROUTE-19).
 */
export function ConsentHost({ skipped }: { readonly skipped: boolean }) {
  const { consent: settings } = useShop().tenant;
  const { answered, categories } = useConsent();
  const isNewLogin = useCustomerValue(
    ({ customer, loginType }) => customer !== undefined && loginType !== 'session',
    false,
  );
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(window, () => setIdle(true)), []);

  const open = () => {
    void navigate({ pathname, search, hash: consentHash }, { state: opened, preventScrollReset: true });
  };
  const openPressed = useEffectEvent(open);
  useEffect(() => {
    const pressed = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest(`a[href$="${consentHash}"]`);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      event.preventDefault();
      openPressed();
    };
    document.addEventListener('click', pressed, { capture: true });
    return () => document.removeEventListener('click', pressed, { capture: true });
  }, []);

  const close = () => {
    // A visitor who came by a link with this hash has no entry of ours to go back to.
    if ((state as Partial<typeof opened> | null)?.consent) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  const isOpen = hash === consentHash;
  const isActive = idle && !skipped && settings.asked.length > 0;
  const isNeeded = isActive && (!answered || categories.length > 1 || isNewLogin);
  return <LazyComponent when={isOpen || isNeeded} load={load} props={{ isActive, isOpen, isNewLogin, open, close }} />;
}
