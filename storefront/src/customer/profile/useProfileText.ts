import { createContext, useContext } from 'react';
import { configText } from '../auth/config.ts';

/** What editors wrote for this screen, as it came with the page. */
export const ProfileConfigContext = createContext<Readonly<Record<string, unknown>> | undefined>(undefined);

/** A text of theirs, where they wrote it; otherwise the messages say it. */
export function useProfileText(name: 'greeting' | 'newsletterHeadline' | 'newsletterText'): string | undefined {
  return configText(useContext(ProfileConfigContext), name);
}
