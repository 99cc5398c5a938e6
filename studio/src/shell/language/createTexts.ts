import { useLanguage } from './LanguageProvider.tsx';
import type { Language } from './language.ts';

/** What a room says: sentences, and functions where something is filled in. */
type Texts = Readonly<Record<string, string | ((...values: never[]) => string)>>;

/**
 * A room's texts in the language of the person, as a hook: `const texts = useTexts(); texts.invite; texts.people(3)`.
 * A text that is missing in one language, or fills in something else there, does not compile.
 */
export function createTexts<const T extends Texts>(texts: Readonly<Record<Language, T>>): () => T {
  return function useTexts() {
    return texts[useLanguage().language];
  };
}
