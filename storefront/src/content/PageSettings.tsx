import type { ContentPage } from '@trolley/contract';
import { useEffect } from 'react';
import { consent } from '../shell/consent/consent.ts';
import { appNavigation } from '../shell/navigation/appNavigation.ts';
import { startAutoRedirect } from '../shell/navigation/autoRedirect.ts';
import { startOwnReload } from '../shell/update/ownReload.ts';

type PageSettingsProps = Pick<ContentPage, 'path' | 'autoRedirect' | 'reloadAfterMinutes'>;

/** What an editor lets a page do by itself: lead elsewhere (NAV-13), load itself again (CONST-02). */
export function PageSettings({ path, autoRedirect, reloadAfterMinutes }: PageSettingsProps) {
  useEffect(() => {
    if (!autoRedirect) return;
    return startAutoRedirect(path, autoRedirect, { page: window, consent, go: (to) => appNavigation().go(to) });
  }, [path, autoRedirect]);
  useEffect(() => {
    if (reloadAfterMinutes === undefined) return;
    return startOwnReload(path, reloadAfterMinutes, window, () => location.reload());
  }, [path, reloadAfterMinutes]);
  return null;
}
