import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { readStored, store } from '../stored.ts';
import { isLanguage, type Language } from './language.ts';

interface Chosen {
  readonly language: Language;
  choose(language: Language): void;
}

const LanguageContext = createContext<Chosen>({ language: 'en', choose: () => {} });
const key = 'studio.language';

/** The language of this person in this browser; at first the shop's. */
export function LanguageProvider({ first, children }: { readonly first: Language; readonly children: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() => {
    const stored = readStored(key);
    return isLanguage(stored) ? stored : first;
  });
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const chosen = useMemo<Chosen>(
    () => ({
      language,
      choose: (next) => {
        store(key, next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={chosen}>{children}</LanguageContext>;
}

export function useLanguage(): Chosen {
  return useContext(LanguageContext);
}
