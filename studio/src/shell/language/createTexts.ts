import { useLanguage } from './LanguageProvider.tsx';
import type { Language } from './language.ts';

type Text = string | ((...values: never[]) => string);

/** What a room says: sentences, functions where something is filled in, and lists of both by a code. */
type Texts = Readonly<Record<string, Text | Readonly<Record<string, Text>>>>;

/**
 * A room's texts in the language of the person, as a hook: `const texts = useTexts(); texts.invite; texts.people(3)`.
 * A text that is missing in one language, or fills in something else there, does not compile.
 */
export function createTexts<const T extends Texts>(texts: Readonly<Record<Language, T>>): () => T {
  return function useTexts() {
    return texts[useLanguage().language];
  };
}
