import { chooseStaffLanguage, type StaffSelf } from '@trolley/contract';
import { useEffect, useEffectEvent } from 'react';
import { callStudio } from '../api/callStudio.ts';
import { useLanguage } from './LanguageProvider.tsx';

/**
 * Somebody's language is kept with their account: they find it at every computer, and whoever logs in after them at this one
 * has their own. What was chosen on the log-in screen is chosen for oneself.
 */
export function useOwnLanguage(self: StaffSelf | undefined): void {
  const { language, isNew, take } = useLanguage();
  const id = self?.id;
  const find = useEffectEvent(() => {
    if (self?.language && !isNew) take(self.language);
  });
  const keep = useEffectEvent(() => {
    take(language);
    // Without an answer this browser still has it.
    callStudio(chooseStaffLanguage, { body: { language } }).catch(() => undefined);
  });
  useEffect(() => {
    if (id !== undefined) find();
  }, [id]);
  useEffect(() => {
    if (id !== undefined && isNew) keep();
  }, [id, isNew]);
}
