import { useMemo } from 'react';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { type Words, wordsOf } from './wordsOf.ts';

export type { Words } from './wordsOf.ts';

export function useWords(): Words {
  const { language } = useLanguage();
  return useMemo(() => wordsOf(language), [language]);
}
