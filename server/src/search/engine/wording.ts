import type { Catalogue } from '../../catalogue/catalogue.ts';
import { baseSynonyms } from '../synonyms/baseSynonyms.ts';
import { createCompounds } from './compounds.ts';
import { type ProductWording, qualitiesOf } from './productWords.ts';
import type { Language } from './stem.ts';
import { createSynonyms, type Synonyms } from './synonyms.ts';
import { tokensOf } from './tokens.ts';

export function languageOf(locale: string): Language {
  return locale.startsWith('de') ? 'de' : 'en';
}

const baseOnly = new Map<Language, Synonyms>();

/** Those of the language with the retailer's own; without any they are the same for everybody, and made once. */
function synonymsOf(language: Language, own: Catalogue['synonyms']): Synonyms {
  const known = own.length === 0 ? baseOnly.get(language) : undefined;
  const synonyms = known ?? createSynonyms([...baseSynonyms[language], ...own], language);
  if (own.length === 0) baseOnly.set(language, synonyms);
  return synonyms;
}

/** The words of a catalogue: which stand alone, which mean the same, which are mere qualities. */
export interface GrowingWording extends ProductWording {
  learnProduct(product: { readonly name: string; readonly find: readonly string[] }): void;
}

/** Knows the words of categories and synonyms; those of products it is taught one by one. */
export function createWording({
  locale,
  synonyms: ownSynonyms,
  categories,
}: Pick<Catalogue, 'locale' | 'synonyms' | 'categories'>): GrowingWording {
  const language = languageOf(locale);
  const compounds = createCompounds(language);
  const synonyms = synonymsOf(language, ownSynonyms);
  const qualities = new Set<string>();
  const learn = (text: string) => {
    for (const { text: word, kind } of tokensOf(text)) if (kind === 'word') compounds.learn(word);
  };
  for (const word of synonyms.words) compounds.learn(word);
  for (const { name } of categories.values()) learn(name);
  return {
    language,
    compounds,
    synonyms,
    qualities,
    learnProduct({ name, find }) {
      learn(name);
      for (const quality of qualitiesOf(name, language)) qualities.add(quality);
      for (const text of find) learn(text);
    },
  };
}
