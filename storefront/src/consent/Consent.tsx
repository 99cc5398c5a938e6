import type { EndpointReply, getConsentDetails } from '@trolley/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { consent, useConsent } from '../shell/consent/consent.ts';
import { isSilent } from '../shell/consent/startConsent.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { useShop, WithTexts } from '../shell/shop.tsx';
import { ConsentStrip } from './ConsentStrip.tsx';
import { loadConsentDetails } from './consentDetails.ts';
import { consentHash } from './consentHash.ts';
import { startGoogleConsent } from './googleConsent.ts';
import { type OneTrustPage, openOneTrust, startOneTrust } from './oneTrust.ts';
import { runScripts } from './runScripts.ts';
import { proveConsent, tellAnswer } from './submitAnswer.ts';
import { tellWithdrawals } from './tellWithdrawals.ts';

// Apart: the question is asked on first visits, where nothing may block the page, and the settings bring a dialog and a table.
const loadSettings = () => import('./ConsentSettings.tsx').then((module) => module?.ConsentSettings);

/** What tags and providers leave on the page. */
type TaggedWindow = Window & Partial<Pick<OneTrustPage, 'OneTrust' | 'OptanonWrapper'>> & { dataLayer?: unknown[] };

interface ConsentProps {
  /** Something is asked for, and this is a page on which to ask. */
  readonly isActive: boolean;
  /** The settings are open. */
  readonly isOpen: boolean;
  /** Somebody logged in on this page: what they answered before is theirs now. */
  readonly isNewLogin: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Closing the settings goes a step back, which would undo a reload that began before. */
function reloadSettled(): void {
  const reload = () => location.reload();
  if (location.hash !== consentHash) return reload();
  window.addEventListener('popstate', () => setTimeout(reload), { once: true });
  setTimeout(reload, 1000);
}

/** Everything about consent that most page views do without. */
export function Consent({ isActive, isOpen, isNewLogin, open, close }: ConsentProps) {
  const { consent: settings } = useShop().tenant;
  const { answered } = useConsent();
  const [details, setDetails] = useState<EndpointReply<typeof getConsentDetails>>();
  useEffect(() => {
    void loadConsentDetails().then(setDetails, () => undefined);
  }, []);

  useEffect(() => {
    if (isNewLogin && answered) proveConsent();
  }, [isNewLogin, answered]);

  const oneTrust = settings.provider === 'oneTrust' && !isSilent(window) ? settings.oneTrust : undefined;
  const begun = useRef(false);
  useEffect(() => {
    if (!isActive || !details || begun.current) return;
    begun.current = true;
    // First, so that no tag is there before it is told what it may do.
    if (settings.googleConsentMode) startGoogleConsent(window as TaggedWindow, settings.asked, consent);
    if (oneTrust) {
      startOneTrust(window, oneTrust, consent);
      tellWithdrawals(consent, tellAnswer);
    }
    const { hostname, protocol } = location;
    runScripts({ document, location: { hostname, protocol, reload: reloadSettled } }, details, consent);
  }, [isActive, details, settings, oneTrust]);
  const openOutside = useEffectEvent(() => {
    openOneTrust(window as TaggedWindow);
    close();
  });
  const isOutside = isOpen && oneTrust !== undefined;
  useEffect(() => {
    if (isOutside) openOutside();
  }, [isOutside]);

  if (!details) return null;
  const isAsking = isActive && !answered && settings.provider === 'builtIn';
  return (
    <WithTexts texts={details.texts}>
      {isAsking && !isOpen && <ConsentStrip categories={details.categories} onChoose={open} />}
      {!oneTrust && (
        <LazyComponent
          when={isOpen}
          load={loadSettings}
          props={{ categories: details.categories, open: isOpen, onClose: close }}
        />
      )}
    </WithTexts>
  );
}
