import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { readStored, store } from '../stored.ts';
import { isLanguage, type Language } from './language.ts';

interface Chosen {
  readonly language: Language;
  /** Chosen here, and not kept with an account yet. */
  readonly isNew: boolean;
  choose(language: Language): void;
  /** As an account has it. */
  take(language: Language): void;
}

const LanguageContext = createContext<Chosen>({ language: 'en', isNew: false, choose: () => {}, take: () => {} });
const key = 'studio.language';

/** Until somebody is logged in: the language of this browser; at first the shop's. */
export function LanguageProvider({ first, children }: { readonly first: Language; readonly children: ReactNode }) {
  const [{ language, isNew }, setLanguage] = useState(() => {
    const stored = readStored(key);
    return { language: isLanguage(stored) ? stored : first, isNew: false };
  });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const chosen = useMemo<Chosen>(() => {
    const put = (next: Language, isChosenHere: boolean) => {
      store(key, next);
      setLanguage({ language: next, isNew: isChosenHere });
    };
    return { language, isNew, choose: (next) => put(next, true), take: (next) => put(next, false) };
  }, [language, isNew]);
  return <LanguageContext value={chosen}>{children}</LanguageContext>;
}

export function useLanguage(): Chosen {
  return useContext(LanguageContext);
}
